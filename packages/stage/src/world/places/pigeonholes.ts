import { ground, picture, textMarkup, thread } from '../drawing.ts';
import { linePartsOf } from '../line-parts.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

const holes = 3;

/** Pigeonholes of the post: a key names each, and its value is the letter in it. Each printed pair fills one. */
export function pigeonholes({ printed, hasFailed }: WorldState): string {
  const shown = printed.slice(-holes);
  const rack = Array.from({ length: holes }, (_, index) => {
    const x = 92 + index * 72;
    const line = shown[index];
    return line === undefined ? emptyHole(x, hasFailed && index === shown.length) : hole(x, line);
  });
  const pose = hasFailed ? 'wonders' : 'points';
  return `${ground()}${thread('M100 66V76M300 66V76')}${thread('M88 3H312V66H88Z', 'gold')}${rack.join('')}${person('postman', pose, 40, picture.ground)}${bag}${hasFailed ? '' : letterInHand}`;
}

const bag = thread('M32 41L52 59', 'fine') + thread('M48 56H68V70Q58 74 48 70Z', 'tea');
const letterInHand = thread('M54 14H78V30H54ZM54 14L66 23L78 14', 'paper');

function hole(x: number, line: string): string {
  const { thing, number } = linePartsOf(line);
  const middle = { x: x + 34, width: 60, anchor: 'middle' } as const;
  return (
    thread(`M${x} 7H${x + 68}V44H${x}Z`, 'slate') +
    thread(`M${x + 8} 16H${x + 60}V42H${x + 8}Z`, 'paper') +
    thread(`M${x + 8} 16L${x + 34} 24L${x + 60} 16`, 'fine') +
    textMarkup(number, { ...middle, y: 38, width: 48 }) +
    textMarkup(thing, { ...middle, y: 59, size: 14 })
  );
}

/** A hole without a letter; red where the program looked for a key that is not there. */
function emptyHole(x: number, isMissing: boolean): string {
  return (
    thread(`M${x} 7H${x + 68}V44H${x}Z`, 'slate') +
    thread(`M${x + 12} 55H${x + 56}`, isMissing ? 'gap missing' : 'gap')
  );
}
