import type { Content, Located } from '../src/content.ts';
import { contentEvidence } from '../src/evidence/registry.ts';
import type { Fault } from '../src/fault.ts';
import { type McqDefinition, optionLetters } from '../src/mcq.schema.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { type Check, faultAt } from './check.ts';
import { createRenamer } from './renamer.ts';

export const uniquenessCheck: Check = {
  promise: 'no two questions are checked in the same way, and no two MCQs ask the same of the same code',
  ofTheWholeCourse: true,
  run: ({ content }) => [
    ...twins(questionsOf(content), signatureOfQuestion, 'has the same cases and rules as'),
    ...twins(mcqsOf(content), signatureOfMcq, 'asks the same as'),
  ],
};

type Part = Located<{ id: string }>;

function questionsOf(content: Content): QuestionContent[] {
  return content.milestones.flatMap(({ questions }) => questions);
}

function mcqsOf(content: Content): Located<McqDefinition>[] {
  return content.milestones.flatMap(({ mcqs }) => mcqs);
}

function twins<T extends Part>(parts: readonly T[], signature: (part: T) => string, is: string): Fault[] {
  const firstOf = new Map<string, string>();
  return parts.flatMap((part) => {
    const key = signature(part);
    const first = firstOf.get(key);
    if (first === undefined) firstOf.set(key, part.value.id);
    return first === undefined ? [] : [faultAt(part, ['id'], `${part.value.id} ${is} ${first}`)];
  });
}

/** Cases and rules, with freely chosen names replaced by numbers in order of appearance. */
function signatureOfQuestion({ value, starter }: QuestionContent): string {
  const rename = createRenamer();
  const cases = value.cases.map((testCase) => ({
    inputs: testCase.inputs,
    vary: Object.entries(testCase.vary ?? {}).map(([name, to]) => [rename.name(name), to]),
    evidence: [testCase.evidence.kind, contentEvidence(testCase.evidence).signature(rename.code)],
    random: testCase.fakeRandom,
  }));
  const rules = value.rules.map((rule) => rename.rule(rule));
  // In a prediction the program is the question: two programs may print the same and be different questions.
  const given = value.rules.includes('same_as_starter') ? starter.source : null;
  return JSON.stringify([cases, rules.toSorted(), given]);
}

function signatureOfMcq({ value: { stem, code, inputs, shows, options } }: Located<McqDefinition>): string {
  const said = code === null ? optionLetters.map((letter) => options[letter].text.en).toSorted() : null;
  return JSON.stringify([stem.en.toLowerCase().replace(/\W+/g, ' ').trim(), code, inputs, shows, said]);
}
