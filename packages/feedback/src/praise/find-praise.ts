import { programLines } from '../python-text/program-lines.ts';
import { storedNames } from '../python-text/stored-names.ts';
import { fill } from '../text/fill.ts';
import type { AssessInput } from '../types.ts';
import { type Praise, praises } from './praises.ts';

/** Names what is good about a right program: the newest skill that the learner used. */
export function findPraise({ question, source, report, language }: AssessInput): string {
  const lines = programLines(source);
  const { starter = '', milestone = 1 } = question;
  const context = { facts: report.facts, lines, stored: storedNames(lines), starter };
  const known: readonly Praise[] = Object.values(praises);
  for (const { firstMilestone, text, find } of known) {
    const values = firstMilestone > milestone ? null : find(context);
    if (values !== null) return fill(text, language, values);
  }
  return fill(praises['PRA-RIGHT'].text, language);
}
