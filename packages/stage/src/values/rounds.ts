import { blockFollows, isInBlock, linesOf, type SeenProgram } from './moment.ts';
import { shownSteps } from './state-at.ts';

/** A loop that runs: its line, how often its block has begun, and in which of the running calls it is. */
type Loop = { line: number; rounds: number; depth: number };

/**
 * Returns how often the block of the innermost running loop has begun at a step; null outside of loops, and where steps before it are left
 * out.
 * @param index the place of the step in `shownSteps`
 */
export function roundsAt(seen: SeenProgram, index: number): number | null {
  const { trace } = seen;
  if (index >= trace.steps.length) return null;
  const steps = shownSteps(trace).slice(0, index + 1);
  const lines = linesOf(steps);
  let loops: Loop[] = [];
  let depth = 0;
  for (const [at, { next, called = [], returned = [] }] of steps.entries()) {
    depth -= returned.length;
    const line = lines[at] ?? null;
    if (line !== null) {
      loops = loops.filter(
        (loop) => loop.depth < depth || (loop.depth === depth && isInLoop(seen, loop.line, line)),
      );
      const kind = trace.lines[line]?.kind;
      // A line that calls a function goes on when that returns.
      if (called.length === 0 && (kind === 'for' || kind === 'while')) {
        loops = afterLoopLine(loops, { line, depth }, blockFollows(seen, line, next) === true);
      }
    }
    depth += called.length;
  }
  return loops.findLast((loop) => loop.depth === depth)?.rounds ?? null;
}

function afterLoopLine(
  loops: readonly Loop[],
  { line, depth }: Pick<Loop, 'line' | 'depth'>,
  goesOn: boolean,
): Loop[] {
  const isThis = (loop: Loop) => loop.line === line && loop.depth === depth;
  const others = loops.filter((loop) => !isThis(loop));
  return goesOn ? [...others, { line, depth, rounds: (loops.find(isThis)?.rounds ?? 0) + 1 }] : others;
}

/** True for the line of a loop and those of its block. */
function isInLoop(seen: SeenProgram, loop: number, line: number): boolean {
  return line === loop || isInBlock(seen, loop, line);
}
