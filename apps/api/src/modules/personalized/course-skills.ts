import type { Curriculum, Mcq, Milestone, Question } from '@python-learning/curriculum';
import { type SkillId, skillIds, skills } from '@python-learning/exercises';
import type { Evidence } from './learner-model/evidence.ts';

/** Skills that a question of the course requires, as far as its texts show. */
export type AskedSkills = Pick<Evidence, 'skills' | 'needs'>;

export type CourseSkills = {
  ofQuestion: ReadonlyMap<string, AskedSkills>;
  ofMcq: ReadonlyMap<string, AskedSkills>;
};

/** Derives from the texts of every question of the course which skills it requires. */
export function courseSkills({ milestones }: Pick<Curriculum, 'milestones'>): CourseSkills {
  const questions = milestones.flatMap((milestone) => {
    const { questions: required, challenge, retired } = milestone;
    return [...required, ...(challenge === null ? [] : [challenge]), ...retired].map(
      (question) => [question.id, askedBy(milestone, textOfQuestion(question), question.kind)] as const,
    );
  });
  const mcqs = milestones.flatMap((milestone) =>
    milestone.mcqs.map((mcq) => [mcq.id, askedBy(milestone, textOfMcq(mcq))] as const),
  );
  return { ofQuestion: new Map(questions), ofMcq: new Map(mcqs) };
}

/**
 * Skills of the milestone whose patterns match the text; all of them when none matches. A single skill is required; of
 * several it is unknown which.
 */
function askedBy({ order }: Milestone, text: string, kind?: Question['kind']): AskedSkills {
  const taught = skillIds.filter(
    (skill) => skills[skill].milestones.includes(order) && skills[skill].questionKind === undefined,
  );
  const signed = taught.filter((skill) => signs[skill]?.test(text) === true);
  const ofKind = kind === undefined ? [] : skillIds.filter((skill) => skills[skill].questionKind === kind);
  const asked = [...ofKind, ...(signed.length > 0 ? signed : taught)];
  return { skills: asked, needs: asked.length === 1 || ofKind.length > 0 ? 'all' : 'some' };
}

/** Patterns that a text about a skill matches. */
const signs: Partial<Record<SkillId, RegExp>> = {
  'statement-order': /order|first.+then|line \d/i,
  'fix-syntax': /quote|bracket|colon|SyntaxError/i,
  'print-pieces': /#|empty line|comma/i,
  'value-types': /\b(?:type|int|float|str)\(|decimal number|whole number/,
  'floor-and-remainder': /\/\/|%|remainder|digit|share/,
  arithmetic: /round\(|bracket|\d \* \d|\/ \d/,
  variables: /swap|store|variable|\w = /,
  'join-text': /" \+|\+ "|" \*|join|repeat/,
  'read-input': /input\(|read/,
  'f-strings': /\bf["']|f-string/,
  'fixed-decimals': /:\.\df/,
  comparisons: /[<>]=?|&[lg]t;|==|!=/,
  'if-else': /\belse\b|\band\b.*\bor\b|\bnot\b/,
  elif: /\belif\b/,
  'for-range': /range\(\w+\)|times/,
  'loop-variable': /range\([^)]*,|step/,
  'count-and-sum': /\+=|count|total|sum/i,
  while: /\bwhile\b/,
  'text-index': /len\(|\[-?\d\]/,
  'text-slices': /\[[^\]]*:[^\]]*\]/,
  'text-methods': /\.(?:upper|lower|replace|strip|count|find|startswith|endswith|isdigit)\(/,
  'loop-over-text': /for \w+ in (?!range)/,
  'make-lists': /split\(|append\(|\[\]/,
  'list-functions': /\b(?:sum|max|min|sorted)\(|\.sort\(/,
  'define-functions': /def |parameter/,
  'return-values': /\breturn/,
  dictionaries: /\{.*:|dictionar/i,
  'missing-keys': /\.get\(|KeyError| not in /,
  'count-with-dictionary': /count/i,
  'nested-loops': /pattern|inside|nested|rows? of stars/i,
  'lists-of-lists': /\]\[|table|grid|list of lists/i,
  'search-and-sort': /sort|search|find/i,
  'try-except': /try|except|ValueError/,
  'command-programs': /command|menu|part/i,
};

function textOfQuestion({ promptHtml, hints, starter, checks }: Question): string {
  return [promptHtml.en, starter, ...checks.rules, ...hints.map(({ en }) => en)].join('\n');
}

function textOfMcq({ questionHtml, options }: Mcq): string {
  return [questionHtml.en, ...Object.values(options).map(({ text }) => text.en)].join('\n');
}
