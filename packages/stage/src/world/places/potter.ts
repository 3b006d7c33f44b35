import { dot, fading, ground, textMarkup, thread } from '../drawing.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

const most = 4;
const kinds = ['rose', 'gold', 'teal', 'leaf'] as const;

/** A potter: one wheel, and with each call another pot. Each printed line is a pot that bears what came out. */
export function potter({ printed, isRunning, hasFailed }: WorldState): string {
  const made = printed.slice(-most);
  const pots = Array.from({ length: most }, (_, index) => pot(136 + index * 47, index, made[index]));
  const pose = hasFailed ? 'wonders' : 'stands';
  return `${ground()}${person('appa', pose, 46, 70)}${wheel}${fading('clay', isRunning || made.length === 0, clay)}${thread('M112 62H316M120 62V76M308 62V76')}${pots.join('')}`;
}

const wheel =
  thread('M38 58L34 76H58L54 58Z', 'paper') +
  thread('M16 56Q46 48 76 56Q46 66 16 56Z', 'silver') +
  dot(86, 73, 3) +
  dot(94, 73, 3) +
  dot(90, 67, 3);
const clay = thread('M38 55Q32 46 40 42Q38 37 46 37T52 42Q60 46 54 55Q46 58 38 55Z', 'tea');

function pot(x: number, index: number, text: string | undefined): string {
  const outline = `M${x - 9} 20H${x + 9}M${x - 7} 20Q${x - 6} 26 ${x - 13} 29Q${x - 22} 35 ${x - 21} 46Q${x - 19} 58 ${x - 9} 61H${x + 9}Q${x + 19} 58 ${x + 21} 46Q${x + 22} 35 ${x + 13} 29Q${x + 6} 26 ${x + 7} 20Z`;
  if (text === undefined) return thread(outline, 'gap');
  return (
    thread(outline, kinds[index % kinds.length]) +
    textMarkup(text, { x, y: 50, width: 44, size: 13, anchor: 'middle' }) +
    [-8, 0, 8].map((dx) => dot(x + dx, 33, 1.3)).join('')
  );
}
