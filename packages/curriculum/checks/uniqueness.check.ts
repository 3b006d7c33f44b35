import { optionLetters } from '@python-learning/domain';
import type { Content, Located } from '../src/content.ts';
import { contentEvidence } from '../src/evidence/registry.ts';
import type { Fault } from '../src/fault.ts';
import type { McqDefinition } from '../src/mcq.schema.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { type Check, faultAt } from './check.ts';

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
    files: testCase.files,
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

/**
 * Replaces each name by a number, the same name always by the same, so that programs compare equal whatever their
 * names.
 */
function createRenamer() {
  const numbers = new Map<string, number>();
  const name = (text: string): string => {
    const number = numbers.get(text) ?? numbers.size + 1;
    numbers.set(text, number);
    return `name${number}`;
  };
  return {
    name,
    /** Renames the names in an expression, but nothing in quotes. */
    code: (text: string) =>
      text.replace(/"[^"]*"|'[^']*'|\b[A-Za-z_]\w*/g, (piece) => (/^["']/.test(piece) ? piece : name(piece))),
    /**
     * Renames the name in `assign:total>=2`, `uses:total` and `def:area/2`. Called functions are Python's own.
     */
    rule: (text: string) =>
      text.replace(
        /^((?:no:)?(?:assign|uses|def):)(\w+)/,
        (_, kind: string, own: string) => kind + name(own),
      ),
  };
}
