import { columnsOf } from '../../wrap.ts';
import { ground, picture, textMarkup, thread } from '../drawing.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

const books = 8;
const kinds = ['teal', 'gold', 'rose', 'leaf'] as const;

/** A shelf on which each letter of a text is a book, with its index below it. It holds the value that was set last, else the last line printed. */
export function library({ names, printed }: WorldState): string {
  const letters = [...new Intl.Segmenter().segment(textOf([...names.values()], printed))].map(
    ({ segment }) => segment,
  );
  const shown = Array.from({ length: books }, (_, index) => book(84 + index * 28, index, letters[index]));
  return `${ground()}${thread('M76 54H314')}${thread('M76 4V76M314 4V76')}${shown.join('')}${person('nila', letters.length > 0 ? 'points' : 'stands', 38, picture.ground)}`;
}

function book(x: number, index: number, letter: string | undefined): string {
  const height = 40 - (index % 3) * 4;
  if (letter === undefined) return thread(`M${x} ${54 - height}H${x + 22}V54H${x}Z`, 'gap');
  const cover = thread(`M${x} ${54 - height}H${x + 22}V54H${x}Z`, kinds[index % kinds.length] ?? '');
  const middle = { x: x + 11, width: 22, anchor: 'middle' } as const;
  return (
    cover +
    textMarkup(letter, { ...middle, y: 44, size: columnsOf(letter) > 1 ? 13 : 16 }) +
    textMarkup(String(index), { ...middle, y: 70, size: 13, kind: 'quiet' })
  );
}

/** The last value that is a text, without its quote marks; else the last line. */
function textOf(values: readonly string[], printed: readonly string[]): string {
  const value = values.findLast((one) => /^(['"]).*\1$/u.test(one));
  return value === undefined ? (printed.at(-1) ?? '') : value.slice(1, -1);
}
