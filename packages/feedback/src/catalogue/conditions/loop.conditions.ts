import { blockOf } from '../../python-text/line-shape.ts';
import { findLostStore, type LostStore } from '../../python-text/lost-store.ts';
import { namesIn } from '../../python-text/name-uses.ts';
import { findNeverEqual } from '../../python-text/never-equal.ts';
import type { ProgramLine } from '../../python-text/program-lines.ts';
import { builtins, keywords } from '../../python-text/python-words.ts';
import { storedNames } from '../../python-text/stored-names.ts';
import type { Condition, ConditionContext } from './condition.ts';

/** Conditions for loops that never ended. */

const lostStore =
  (how: LostStore['how']): Condition =>
  (program) => {
    const found = findLostStore(program, how);
    return found === null ? null : { values: { ...found }, line: found.n };
  };

/** `i =+ 1` */
export const storeIsTurned = lostStore('turned');

/** `i == i + 1` */
export const storeIsComparison = lostStore('compared');

/** `i + 1` */
export const storeIsForgotten = lostStore('forgotten');

/** `while pin != 2580:` where pin is text */
export const comparesOtherKinds: Condition = (program) => {
  const found = findNeverEqual(program);
  if (found === null) return null;
  const { name, value, n } = found;
  return { values: { name, value, n }, line: n };
};

/** Always holds. Points at the endless loop, or at the only one, instead of a line in its block. */
export const pointsAtLoop: Condition = (context) => {
  const loop = endlessLoop(context);
  return loop === null ? {} : { line: loop.number };
};

/** No line of the loop changes a name of its condition. */
export const loopValueStays: Condition = (context) => {
  const loop = endlessLoop(context);
  if (loop === null) return null;
  const asked = [...namesIn(loop)].filter((name) => !keywords.has(name) && !builtins.has(name));
  const block = blockOf(context.lines, loop);
  const changed = new Set([...storedNames(block).map(({ name }) => name), ...changedByMethod(block)]);
  const mayChange = block.some(({ tokens }) =>
    tokens.some(({ text }) => text === 'break' || text === 'return'),
  );
  const isCalled = context.facts.functions.some(({ name }) => block.some((line) => namesIn(line).has(name)));
  if (asked.length === 0 || mayChange || isCalled || asked.some((name) => changed.has(name))) return null;
  const name = { en: asked.join(' or '), ta: asked.join(' அல்லது ') };
  return { values: { name, n: loop.number }, line: loop.number };
};

/** `for step in range(1000000):` around the line that ran when the limit came. Of loops in loops, the outer one. */
export const isRepeatedByRange: Condition = ({ lines, line }) => {
  const around = lines.filter(
    (loop) =>
      ['for', 'while'].includes(loop.tokens[0]?.text ?? '') &&
      loop.number <= line.number &&
      [loop, ...blockOf(lines, loop)].includes(line),
  );
  const [outer] = around;
  const isCounted = (loop: ProgramLine) => loop.tokens.some(({ text }) => text === 'range');
  return outer !== undefined && around.every(isCounted) ? { values: { n: outer.number } } : null;
};

function endlessLoop({ lines, line }: ConditionContext): ProgramLine | null {
  const loops = lines.filter(({ tokens }) => tokens[0]?.text === 'while');
  if (line.number === 0) return loops.length === 1 ? (loops[0] ?? null) : null;
  const around = loops.findLast(
    (loop) => loop.number <= line.number && [loop, ...blockOf(lines, loop)].includes(line),
  );
  return around ?? null;
}

/** `queue.pop()`, `marks[0] = 5` */
function changedByMethod(block: readonly ProgramLine[]): string[] {
  return block.flatMap(({ tokens }) =>
    tokens.flatMap(({ kind, text }, index) =>
      kind === 'name' && ['.', '['].includes(tokens[index + 1]?.text ?? '') ? [text] : [],
    ),
  );
}
