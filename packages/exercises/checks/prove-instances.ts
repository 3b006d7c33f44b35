import type { ProvenExercise, Rejection, RunProgram } from '../src/exercise.ts';
import { proveExercise } from '../src/proof.ts';
import { createRandomDraws } from '../src/random-draws.ts';
import { instantiate } from '../src/template/instantiate.ts';
import type { Template } from '../src/template/template.schema.ts';

/** Results of many instances of one template. */
export type TemplateRecord = {
  template: string;
  instances: number;
  proven: number;
  rejected: Readonly<Record<string, number>>;
  /** One rejection of each reason, to be read. */
  samples: readonly Rejection[];
  /** Number of exercises that ask for different things. */
  distinct: number;
  /** Milliseconds of generation and proof, one for each instance. */
  milliseconds: readonly number[];
};

/** Draws instances of a template, proves each, and passes the proven ones to `judge`. */
export async function proveInstances(
  template: Template,
  count: number,
  run: RunProgram,
  judge: (exercise: ProvenExercise) => void = () => {},
): Promise<TemplateRecord> {
  const digests = new Set<string>();
  const rejected: Record<string, number> = {};
  const samples = new Map<string, Rejection>();
  const milliseconds: number[] = [];
  let proven = 0;
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    const candidate = instantiate(template, createRandomDraws(`${template.id}/${index}`), null);
    const result = await proveExercise(candidate, run);
    milliseconds.push(performance.now() - began);
    if (result.proven) {
      proven += 1;
      digests.add(result.exercise.digest);
      judge(result.exercise);
      continue;
    }
    for (const { reason } of result.rejections) rejected[reason] = (rejected[reason] ?? 0) + 1;
    for (const rejection of result.rejections) samples.set(rejection.reason, rejection);
  }
  return {
    template: template.id,
    instances: count,
    proven,
    rejected,
    samples: [...samples.values()],
    distinct: digests.size,
    milliseconds,
  };
}
