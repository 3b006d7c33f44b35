import { bubble, bubbleWidth, dot, ground, moving, picture, thread } from '../drawing.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

/** A gate that stays shut as long as the program runs, and opens when it has ended. Each answer is a bead on its beam. */
export function gate({ typed, question, isRunning, hasEnded, hasFailed }: WorldState): string {
  const isOpen = hasEnded && !hasFailed;
  const answer = typed.at(-1) ?? '';
  const said = isOpen ? '' : isRunning && question !== null ? question : answer;
  const words = said === '' ? '' : bubble({ x: 74, y: 2, width: bubbleWidth(said, 110), tail: 'left' }, said);
  const beads = typed.slice(-6).map((_, index) => dot(203 + index * 12, 12, 4));
  return `${ground()}${tree}${moving('leaf-left', { x: isOpen ? -24 : 0 }, leaf(196))}${moving('leaf-right', { x: isOpen ? 24 : 0 }, leaf(232))}${thread('M188 76V20M272 76V20', 'wide')}${thread('M182 20Q230 4 278 20', 'fine')}${beads.join('')}${moving('walker', { x: isOpen ? 230 : 56, y: picture.ground }, person('kavin', isOpen ? 'cheers' : 'stands', 0, 0))}${words}`;
}

/** A leaf of the gate, with bars that cross like the thread of a kolam. */
function leaf(x: number): string {
  return thread(`M${x} 26H${x + 32}V74H${x}Z`, 'paper') + thread(`M${x} 74C${x} 58 ${x + 32} 42 ${x + 32} 26M${x + 32} 74C${x + 32} 58 ${x} 42 ${x} 26M${x} 50H${x + 32}`, 'fine') + dot(x + 16, 38, 2) + dot(x + 16, 62, 2);
}

/** The mango tree behind the gate. */
const tree = thread('M298 76V40') + thread('M298 44C276 46 276 26 286 24C284 8 312 8 310 22C322 26 320 46 298 44Z', 'leaf') + dot(290, 34, 3) + dot(304, 30, 3) + dot(298, 20, 3);
