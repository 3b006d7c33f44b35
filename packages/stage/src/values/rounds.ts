import { blockFollows, type SeenProgram } from './moment.ts';
import { shownSteps } from './state-at.ts';

/** A loop that runs: its line, how often its block has begun, and in which of the running calls it is. */
type Loop = { line: number; rounds: number; depth: number };

/**
 * Returns how often the block of the innermost running loop has begun at a step; null outside of loops, and where steps before it are left
 * out.
 * @param index the place of the step in `shownSteps`
 */
export function roundsAt({ code, trace }: SeenProgram, index: number): number | null {
  if (index >= trace.steps.length) return null;
  const lines = code.split('\n');
  let loops: Loop[] = [];
  let depth = 0;
  for (const { ran, next, called = [], returned = [] } of shownSteps(trace).slice(0, index + 1)) {
    if (ran !== null) {
      loops = loops.filter((loop) => loop.depth < depth || isInLoop(lines, loop.line, ran));
      const kind = trace.lines[ran]?.kind;
      if (kind === 'for' || kind === 'while') loops = afterLoopLine(loops, { ran, next, depth }, lines);
    }
    depth += called.length - returned.length;
    loops = loops.filter((loop) => loop.depth <= depth);
  }
  return loops.findLast((loop) => loop.depth === depth)?.rounds ?? null;
}

type LoopStep = { ran: number; next: number | null; depth: number };

function afterLoopLine(
  loops: readonly Loop[],
  { ran, next, depth }: LoopStep,
  lines: readonly string[],
): Loop[] {
  const isThis = (loop: Loop) => loop.line === ran && loop.depth === depth;
  const others = loops.filter((loop) => !isThis(loop));
  if (blockFollows(lines, ran, next) !== true) return others;
  return [...others, { line: ran, depth, rounds: (loops.find(isThis)?.rounds ?? 0) + 1 }];
}

/** True for the line of a loop and those of its block. */
function isInLoop(lines: readonly string[], loop: number, line: number): boolean {
  const indentOf = (number: number) => /^\s*/.exec(lines[number - 1] ?? '')?.[0].length ?? 0;
  const first = indentOf(loop);
  const isOutside = (number: number) => lines[number - 1]?.trim() !== '' && indentOf(number) <= first;
  if (line <= loop) return line === loop;
  for (let number = loop + 1; number <= line; number += 1) if (isOutside(number)) return false;
  return true;
}
