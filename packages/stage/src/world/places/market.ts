import { dot, ground, moving, picture, textMarkup, thread } from '../drawing.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

const rows = 3;

/** A market stall whose till prints: the bill grows by each line that the program prints. */
export function market({ printed, hasFailed }: WorldState): string {
  const shown = printed.slice(-rows);
  const lines = shown.map((line, index) => textMarkup(line, { x: 204, y: 22 + index * 18, width: 96 }));
  const height = shown.length * 18 + 6;
  const bill =
    shown.length === 0
      ? ''
      : thread(`M196 4H308V${height}l-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5Z`, 'paper');
  return `${ground()}${stall}${person('kavin', hasFailed ? 'wonders' : shown.length > 0 ? 'points' : 'stands', 160, picture.ground)}${moving('bill', {}, bill + lines.join(''))}`;
}

const crate = (x: number, kind: string, fruits: string) =>
  thread(`M${x} 58H${x + 36}L${x + 33} 76H${x + 3}Z`, kind) + fruits;

const stall =
  thread('M14 76V22M134 76V22') +
  thread('M8 22L18 4H130L140 22Z', 'teal') +
  thread('M8 22Q19 32 30 22Q41 32 52 22Q63 32 74 22Q85 32 96 22Q107 32 118 22Q129 32 140 22') +
  [24, 32, 40, 28, 36].map((x, index) => dot(x, index < 3 ? 54 : 47, 4)).join('') +
  thread('M62 56Q66 44 76 44Q88 46 92 56Z', 'leaf') +
  [110, 118, 126].map((x) => `<circle class="rose" cx="${x}" cy="53" r="4.5"/>`).join('') +
  crate(16, 'gold', '') +
  crate(58, 'gold', '') +
  crate(100, 'gold', '');
