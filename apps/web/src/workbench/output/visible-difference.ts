import { diffArrays } from 'diff';

/** A piece of a text: `same` in both texts, `changed` only in this one. */
export type Piece = { kind: 'same' | 'changed'; text: string };

export type Difference = { expected: Piece[]; actual: Piece[] };

/**
 * Marks the parts in which two outputs differ. Texts are cut between grapheme clusters, so that a Tamil vowel sign
 * stays with its consonant.
 */
export function findDifference(expected: string, actual: string): Difference {
  const [wanted, got] = [expected, actual].map(
    (text) => text.replaceAll('\r\n', '\n').match(/[^\n]*\n|[^\n]+$/g) ?? [],
  );
  const parts = compare(wanted ?? [], got ?? []).flatMap((part) =>
    part.isSame ? [part] : withoutChanceMatches(compare(letters(part.expected), letters(part.actual))),
  );
  return { expected: piecesOf(parts, 'expected'), actual: piecesOf(parts, 'actual') };
}

/** Like `findDifference`, but marks nothing if the texts have nothing in common. */
export function findTellingDifference(expected: string, actual: string): Difference {
  const difference = findDifference(expected, actual);
  const pieces = [...difference.expected, ...difference.actual];
  if (pieces.some(({ kind }) => kind === 'same')) return difference;
  return { expected: [{ kind: 'same', text: expected }], actual: [{ kind: 'same', text: actual }] };
}

/** Makes spaces, tabs and line ends visible. Line breaks stay, so the text keeps its shape. */
export function showHiddenCharacters(text: string): string {
  return text.replaceAll(' ', '·').replaceAll('\t', '→').replaceAll('\u00a0', '°').replaceAll('\n', '↵\n');
}

/** A part of both texts. Where they differ, one of the two may be empty. */
type Part = { expected: string; actual: string; isSame: boolean };

/** Edits after which two texts count as wholly different, so that comparing stays quick on a slow phone. */
const maxEditLength = 500;

function compare(expected: string[], actual: string[]): Part[] {
  const changes = diffArrays(expected, actual, { maxEditLength });
  if (changes === undefined) return [{ expected: expected.join(''), actual: actual.join(''), isSame: false }];
  const parts: Part[] = [];
  for (const { value, added, removed } of changes) {
    const isSame = !added && !removed;
    const last = parts.at(-1);
    const part = last?.isSame === isSame ? last : { expected: '', actual: '', isSame };
    if (part !== last) parts.push(part);
    if (!added) part.expected += value.join('');
    if (!removed) part.actual += value.join('');
  }
  return parts;
}

/** Fewer equal letters between two changes are chance, and marks around them are hard to read. */
const shortestMatch = 3;

function withoutChanceMatches(parts: readonly Part[]): Part[] {
  return parts.map((part, index) => {
    const isBetween = index > 0 && index < parts.length - 1;
    return isBetween && letters(part.expected).length < shortestMatch ? { ...part, isSame: false } : part;
  });
}

function piecesOf(parts: readonly Part[], side: 'expected' | 'actual'): Piece[] {
  const pieces: Piece[] = [];
  for (const part of parts) {
    const kind = part.isSame ? 'same' : 'changed';
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += part[side];
    else if (part[side] !== '') pieces.push({ kind, text: part[side] });
  }
  return pieces;
}

function letters(text: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The lines in which two programs differ. */
export type ChangedLines = { before: readonly string[]; after: readonly string[] };

export function findChangedLines(before: string, after: string): ChangedLines {
  const changes = diffArrays(before.split('\n'), after.split('\n'));
  return {
    before: changes.flatMap(({ removed, value }) => (removed ? value : [])),
    after: changes.flatMap(({ added, value }) => (added ? value : [])),
  };
}

/** True if the text has characters that are invisible without a mark. */
export function hasHiddenCharacters(text: string): boolean {
  return /[ \t\u00a0\n]/.test(text);
}
