import { type ContentKind, type ContentKinds, checksOfCases } from './content-kind.ts';
import { free } from './free.ts';
import { predict } from './predict.ts';

/** Every kind of question, as content files may use it. */
export const contentKinds: ContentKinds = {
  predict,
  modify: written(10),
  complete: written(10),
  fix: written(10),
  make: written(10),
  input: written(10),
  project: { ...written(20), isNamedByCertificate: true },
  challenge: { ...written(20), isRequired: false },
  free,
};

/** A kind whose questions are answered by a program of the learner. */
function written(points: number): ContentKind {
  return {
    points,
    isRequired: true,
    isNamedByCertificate: false,
    checks: checksOfCases,
    faultsOf: () => [],
  };
}
