import { dot, ground, moving, picture, saidAtLeft, saidAtRight, thread } from '../drawing.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

/**
 * A gate that stays shut as long as the program runs, and opens when it has ended. It says what the program asks or prints; each
 * answer is a bead on its beam.
 */
export function gate({ typed, typing, question, printed, hasEnded, hasFailed }: WorldState): string {
  const isOpen = hasEnded && !hasFailed;
  const asked = question ?? printed.at(-1) ?? '';
  const answer = question === null ? (typed.at(-1) ?? '') : typing;
  const words = isOpen
    ? ''
    : saidAtRight(asked, { right: 184, y: 2, most: 150 }) +
      saidAtLeft(answer, { left: 54, y: 34, most: 100 });
  const beads = typed.slice(-6).map((_, index) => dot(203 + index * 12, 12, 4));
  return `${ground()}${tree}${moving('leaf-left', { x: isOpen ? -24 : 0 }, leaf(196))}${moving('leaf-right', { x: isOpen ? 24 : 0 }, leaf(232))}${thread('M188 76V20M272 76V20', 'wide')}${thread('M182 20Q230 4 278 20', 'fine')}${beads.join('')}${moving('walker', { x: isOpen ? 230 : 34, y: picture.ground }, person('kavin', isOpen ? 'cheers' : 'stands', 0, 0))}${words}`;
}

/** A leaf of the gate, with bars that cross like the thread of a kolam. */
function leaf(x: number): string {
  return (
    thread(`M${x} 26H${x + 32}V74H${x}Z`, 'paper') +
    thread(
      `M${x} 74C${x} 58 ${x + 32} 42 ${x + 32} 26M${x + 32} 74C${x + 32} 58 ${x} 42 ${x} 26M${x} 50H${x + 32}`,
      'fine',
    ) +
    dot(x + 16, 38, 2) +
    dot(x + 16, 62, 2)
  );
}

/** The mango tree behind the gate. */
const tree =
  thread('M298 76V40') +
  thread('M298 44C276 46 276 26 286 24C284 8 312 8 310 22C322 26 320 46 298 44Z', 'leaf') +
  dot(290, 34, 3) +
  dot(304, 30, 3) +
  dot(298, 20, 3);
