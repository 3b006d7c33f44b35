import { columnsOf } from '../../wrap.ts';
import { dot, ground, picture, textMarkup, thread } from '../drawing.ts';
import { linePartsOf } from '../line-parts.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

const rows = 3;

/** The price list of the canteen: each printed line fills its two places, a thing and its number. */
export function canteen({ printed, isRunning, hasFailed }: WorldState): string {
  const shown = printed.slice(-rows);
  const lines = Array.from({ length: rows }, (_, index) => {
    const line = shown[index];
    const isMissing = hasFailed && index === shown.length;
    return line === undefined ? places(index, isMissing) : priced(line, index);
  });
  const pose = hasFailed ? 'wonders' : isRunning || shown.length > 0 ? 'points' : 'stands';
  return `${ground()}${thread('M110 2V76M302 2V76')}${thread('M98 4H314V66H98Z', 'paper')}${lines.join('')}${person('kavin', pose, 46, picture.ground)}`;
}

/** Two empty places; the second one is red where the program failed. */
function places(index: number, isMissing: boolean): string {
  const y = 20 + index * 19;
  return thread(`M108 ${y}H210`, 'gap') + thread(`M250 ${y}H304`, isMissing ? 'gap missing' : 'gap');
}

function priced(line: string, index: number): string {
  const { thing, number } = linePartsOf(line);
  const y = 22 + index * 19;
  const name = textMarkup(thing, { x: 108, y, width: 120 });
  if (number === '') return name;
  const price = textMarkup(number, { x: 304, y, width: 76, anchor: 'end' });
  const from = 114 + columnsOf(thing) * 9;
  const leaders = Array.from(
    { length: Math.max(0, Math.floor((294 - columnsOf(number) * 9 - from) / 9)) },
    (_, place) => dot(from + place * 9, y - 3, 1),
  );
  return name + leaders.join('') + price;
}
