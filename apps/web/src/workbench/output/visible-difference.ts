/** A piece of a text: `same` in both texts, `changed` only in this one. */
export type Piece = { kind: 'same' | 'changed'; text: string };

export type Difference = { expected: Piece[]; actual: Piece[] };

/**
 * Marks the part in which two outputs differ: everything between their common beginning and their common end. Texts are
 * cut between grapheme clusters, so that a Tamil vowel sign stays with its consonant.
 */
export function findDifference(expected: string, actual: string): Difference {
  const wanted = letters(expected);
  const got = letters(actual);
  const shortest = Math.min(wanted.length, got.length);
  let head = 0;
  while (head < shortest && wanted[head] === got[head]) {
    head += 1;
  }
  let tail = 0;
  while (tail < shortest - head && wanted.at(-1 - tail) === got.at(-1 - tail)) {
    tail += 1;
  }
  return { expected: cut(wanted, head, tail), actual: cut(got, head, tail) };
}

/** Like `findDifference`, but marks nothing if the texts have nothing in common. */
export function findTellingDifference(expected: string, actual: string): Difference {
  const difference = findDifference(expected, actual);
  const pieces = [...difference.expected, ...difference.actual];
  if (pieces.some(({ kind }) => kind === 'same')) return difference;
  return { expected: [{ kind: 'same', text: expected }], actual: [{ kind: 'same', text: actual }] };
}

/** Makes spaces, tabs and line ends visible. Line breaks stay, so the text keeps its shape. */
export function showHiddenSigns(text: string): string {
  return text.replaceAll(' ', '·').replaceAll('\t', '→').replaceAll('\u00a0', '°').replaceAll('\n', '↵\n');
}

function letters(text: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text.replaceAll('\r\n', '\n')), ({ segment }) => segment);
}

function cut(all: string[], head: number, tail: number): Piece[] {
  const pieces: Piece[] = [
    { kind: 'same', text: all.slice(0, head).join('') },
    { kind: 'changed', text: all.slice(head, all.length - tail).join('') },
    { kind: 'same', text: all.slice(all.length - tail).join('') },
  ];
  return pieces.filter(({ text }) => text !== '');
}

/** True if the text has characters that are invisible without a mark. */
export function hasHiddenSigns(text: string): boolean {
  return /[ \t\u00a0\n]/.test(text);
}
