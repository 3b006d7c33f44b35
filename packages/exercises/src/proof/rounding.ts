import type { ExerciseCandidate, Rejection } from '../exercise.ts';
import { reject } from './rejections.ts';
import type { CandidateRuns } from './runs.ts';

/**
 * Put before a solution that rounds, to detect halves. Python rounds a half to the even neighbour, school rounds it up,
 * and binary fractions fall on either side: an exercise must not depend on it.
 */
const watch = `import builtins
class HalfRounded(Exception):
    pass
def _watched(x, places=0):
    scaled = abs(x) * 10 ** places
    if abs(scaled - int(scaled) - 0.5) < 1e-6:
        raise HalfRounded(x)
    return x
def round(x, *places):
    return builtins.round(_watched(x, *places), *places)
`;

/** Rule 8, first half: no case rounds a half at its last digit. Runs only solutions that round. */
export async function roundingFaults(
  candidate: ExerciseCandidate,
  runs: CandidateRuns,
): Promise<Rejection[]> {
  const source = watched(candidate.solution);
  if (source === null) return [];
  const report = await runs.program(source);
  const index = report.cases.findIndex(({ exception }) => exception?.type.endsWith('HalfRounded') ?? false);
  return index === -1 ? [] : [reject('rounding-of-a-half', `case ${index + 1}`)];
}

function watched(solution: string): string | null {
  const formatted = solution.replace(
    /\{([^{}]+):\.(\d)f\}/g,
    (_, value: string, places: string) => `{_watched(${value}, ${places}):.${places}f}`,
  );
  if (formatted === solution && !/\bround\(/.test(solution)) return null;
  return watch + formatted;
}
