import { type Bilingual, type ExpectedCase, localized } from '@python-learning/domain';
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
  return localized((language) =>
    [statement[language].trim(), ...blocks.map((block) => block[language])].join('\n\n'),
  );
}
