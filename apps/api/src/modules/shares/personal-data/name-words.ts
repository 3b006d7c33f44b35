import { isKnownPerson, longestKnown, type NameUse, nameUse } from './known-names.ts';

/** A word with what is between it and the next one, and what is known of it as a name. */
export type Word = NameUse & { text: string; gap: string };

/** Stands where there is no word. */
const noWord: Word = { ...nameUse(''), text: '', gap: '' };

/** The words of a text, where somebody whom programs and stories name often is one word and no name. */
export class Words {
  readonly #row: readonly Word[];

  constructor(plain: string) {
    this.#row = withoutKnownPersons(
      [...plain.matchAll(/([\p{L}\p{M}]+)([^\p{L}\p{M}]*)/gu)].map(([, text = '', gap = '']) => ({
        // Most words are in small letters, which no rule takes for a name.
        ...(/^[a-z]/.test(text) ? noWord : nameUse(text)),
        text,
        gap,
      })),
    );
  }

  /** The word in a place; one without letters where there is none. */
  at(place: number): Word {
    return this.#row[place] ?? noWord;
  }

  /** True when something looks like what is asked for from one of its places on. */
  some(isAt: (words: Words, place: number) => boolean): boolean {
    return this.#row.some((_word, place) => isAt(this, place));
  }

  /** True when no word is joined to the one in this place from before. */
  begins(place: number): boolean {
    return !/^\.? ?$/.test(this.#row[place - 1]?.gap ?? ',');
  }
}

function withoutKnownPersons(row: readonly Word[]): Word[] {
  const left: Word[] = [];
  for (let at = 0; at < row.length; at++) {
    const length = Math.max(1, knownFrom(row, at));
    const last = row[at + length - 1] ?? noWord;
    left.push(length === 1 ? last : { ...noWord, text: '_', gap: last.gap });
    at += length - 1;
  }
  return left;
}

/** Number of words of the longest known person that begins at `at`; 0 where none does. */
function knownFrom(row: readonly Word[], at: number): number {
  for (let length = Math.min(longestKnown, row.length - at); length >= 2; length--) {
    const words = row.slice(at, at + length);
    const isJoined = words.slice(0, -1).every(({ gap }) => /^\.? ?$/.test(gap));
    if (isJoined && isKnownPerson(words.map(({ sound }) => sound))) return length;
  }
  return 0;
}
