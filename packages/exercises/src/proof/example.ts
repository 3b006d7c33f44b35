import type { Bilingual, ExpectedCase } from '@python-learning/domain';
import { exampleOf } from '../evidence/proof-evidence.ts';

/** Rule 10: adds an example to the text, taken from a real run of the solution. */
export function withExample(statement: Bilingual, cases: readonly ExpectedCase[]): Bilingual {
  const shown = cases
    .filter(({ visible }) => visible)
    .map(({ inputs, evidence }) => ({ ...exampleOf(evidence), inputs }));
  const blocks = [
    ...shown.filter(({ isForEachCase }) => !isForEachCase).slice(0, 1),
    ...shown.filter(({ isForEachCase }) => isForEachCase),
  ].map(({ text, inputs }) => text(inputs));
  return {
    en: [statement.en.trim(), ...blocks.map(({ en }) => en)].join('\n\n'),
    ta: [statement.ta.trim(), ...blocks.map(({ ta }) => ta)].join('\n\n'),
  };
}
