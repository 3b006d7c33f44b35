import { parseRule } from '@python-learning/domain';
import type { ContentKind, KindContent } from './content-kind.ts';

/** Rules of every free task: it is the learner's own program, and its lines are of use. */
const alwaysAsked = ['own_lines', 'own_texts', 'reach'];
/** The same of a part of a growing program: its learner's lines stay. */
const askedOfPart = [...alwaysAsked, 'kept_lines'];

/** A task without one right output: its program is played, and judged by what the walks and its source show. */
export const free: ContentKind = {
  points: 10,
  isRequired: true,
  isNamedByCertificate: false,
  checks: ['refusals', 'solutions', 'starters'],
  faultsOf: (question) => [...faultsOfRules(question), ...faultsOfFields(question)],
};

function faultsOfRules({ rules, continues }: KindContent) {
  return (continues === undefined ? alwaysAsked : askedOfPart)
    .filter((kind) => !rules.some((rule) => parseRule(rule).kind === kind))
    .map((kind) => ({ path: ['rules'], message: `a question of kind free needs the rule ${kind}` }));
}

/** The part of a growing program has the theme of its first part. */
function faultsOfFields({ continues, themes = [], any_theme: anyTheme, checklist = [], walks }: KindContent) {
  const count = continues === undefined ? 3 : 0;
  const found: [isFault: boolean, field: string, message: string][] = [
    [themes.length !== count, 'themes', `must be ${count}`],
    [(anyTheme === undefined) === count > 0, 'any_theme', 'stands for themes that are not chosen yet'],
    [checklist.length === 0, 'checklist', 'must not be empty'],
    [walks === undefined, 'walks', 'a question of kind free is played'],
  ];
  return found.filter(([isFault]) => isFault).map(([, field, message]) => ({ path: [field], message }));
}
