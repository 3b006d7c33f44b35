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
  const questions = milestones.flatMap((milestone) =>
    [...milestone.questions, ...(milestone.challenge === null ? [] : [milestone.challenge])].map(
      (question) => [question.id, askedBy(milestone, textOfQuestion(question), question.kind)] as const,
    ),
  );
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
  const taught = skillIds.filter((skill) => teaches(skill, order) && !(skill in byKind));
  const signed = taught.filter((skill) => signs[skill]?.test(text) === true);
  const ofKind = kind === undefined ? [] : (skillsOfKind[kind] ?? []);
  const asked = [...ofKind, ...(signed.length > 0 ? signed : taught)];
  return { skills: asked, needs: asked.length === 1 || ofKind.length > 0 ? 'all' : 'some' };
}

function teaches(skill: SkillId, order: number): boolean {
  const milestones: readonly number[] = skills[skill].milestones;
  return milestones.includes(order);
}

/** Skills that belong to a kind of question, not to a milestone. */
const byKind = { S01: true, S31: true } as const satisfies Partial<Record<SkillId, true>>;
const skillsOfKind: Partial<Record<Question['kind'], readonly SkillId[]>> = {
  predict: ['S01'],
  fix: ['S31'],
};

/** Patterns that a text about a skill matches. */
const signs: Partial<Record<SkillId, RegExp>> = {
  S02: /order|first.+then|line \d/i,
  S03: /quote|bracket|colon|SyntaxError/i,
  S04: /#|empty line|comma/i,
  S05: /\b(?:type|int|float|str)\(|decimal number|whole number/,
  S06: /\/\/|%|remainder|digit|share/,
  S07: /round\(|bracket|\d \* \d|\/ \d/,
  S08: /swap|store|variable|\w = /,
  S09: /" \+|\+ "|" \*|join|repeat/,
  S10: /input\(|read/,
  S11: /\bf["']|f-string/,
  S12: /:\.\df/,
  S13: /[<>]=?|&[lg]t;|==|!=/,
  S14: /\belse\b|\band\b.*\bor\b|\bnot\b/,
  S15: /\belif\b/,
  S16: /range\(\w+\)|times/,
  S17: /range\([^)]*,|step/,
  S18: /\+=|count|total|sum/i,
  S19: /\bwhile\b/,
  S20: /len\(|\[-?\d\]/,
  S21: /\[[^\]]*:[^\]]*\]/,
  S22: /\.(?:upper|lower|replace|strip|count|find|startswith|endswith|isdigit)\(/,
  S23: /for \w+ in (?!range)/,
  S24: /split\(|append\(|\[\]/,
  S25: /\b(?:sum|max|min|sorted)\(|\.sort\(/,
  S26: /def |parameter/,
  S27: /\breturn/,
  S28: /\{.*:|dictionar/i,
  S29: /\.get\(|KeyError| not in /,
  S30: /count/i,
  S32: /pattern|inside|nested|rows? of stars/i,
  S33: /\]\[|table|grid|list of lists/i,
  S34: /sort|search|find/i,
  S35: /try|except|ValueError/,
  S36: /command|menu|part/i,
};

function textOfQuestion({ promptHtml, hints, starter, checks }: Question): string {
  return [promptHtml.en, starter, ...checks.rules, ...hints.map(({ en }) => en)].join('\n');
}

function textOfMcq({ questionHtml, options }: Mcq): string {
  return [questionHtml.en, ...Object.values(options).map(({ text }) => text.en)].join('\n');
}
