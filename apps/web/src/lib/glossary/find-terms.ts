import type { Glossary, GlossaryTerm } from '@python-learning/contract';

/** A piece of a text; `term` is null for text between terms. */
export type TermPiece = { text: string; term: GlossaryTerm | null };

/** Finds the terms in a text, in order and without overlaps; the longest at a position wins. */
export type TermFinder = (text: string) => readonly TermRange[];

type TermRange = { start: number; end: number; term: GlossaryTerm };

/** Creates a finder. It skips code: calls such as `print()` and text between backticks. */
export function createTermFinder({ terms, endings }: Glossary): TermFinder {
  const formats = terms.flatMap((term) =>
    term.words.map(({ stem, ending }) => ({ term, stem: stem.toLowerCase(), ending })),
  );
  const endingAt = compileLazily(endings);
  return (text) => {
    const searched = searchable(text);
    const code = codeIn(text);
    const found = formats.flatMap(({ term, stem, ending }) =>
      placesOf(stem, searched).flatMap((start) => {
        const end = endingAt(ending, searched, start + stem.length);
        return end === null ? [] : [{ start, end, term }];
      }),
    );
    return withoutOverlaps(found.filter((range) => code.every((span) => isApart(range, span))));
  };
}

/** Splits texts that are read together. Marks only the first occurrence of each term. */
export function splitAtTerms(texts: readonly string[], find: TermFinder): TermPiece[][] {
  const met = new Set<GlossaryTerm>();
  return texts.map((text) => {
    const pieces: TermPiece[] = [];
    let done = 0;
    for (const { start, end, term } of find(text)) {
      if (met.has(term)) continue;
      met.add(term);
      if (start > done) pieces.push({ text: text.slice(done, start), term: null });
      pieces.push({ text: text.slice(start, end), term });
      done = end;
    }
    if (done < text.length) pieces.push({ text: text.slice(done), term: null });
    return pieces;
  });
}

/** Word characters for a regular expression: ASCII letters, digits, underscore, Tamil block. */
const inWord = '\\w\\u0B80-\\u0BFF';
const beforeWord = /[\w\u0B80-\u0BFF.-]/;

/** Every place at which a word of the text begins with the stem. */
function placesOf(stem: string, searched: string): number[] {
  const places: number[] = [];
  for (let at = searched.indexOf(stem); at !== -1; at = searched.indexOf(stem, at + 1)) {
    if (at === 0 || !beforeWord.test(searched.charAt(at - 1))) places.push(at);
  }
  return places;
}

/**
 * Returns a function that gives the end of the word whose ending starts at `from`, or null if no ending matches.
 * Compiles each pattern on first use.
 */
function compileLazily(endings: readonly string[]) {
  const compiled = new Map<number, RegExp | null>();
  return (ending: number, searched: string, from: number): number | null => {
    const pattern = compiled.get(ending) ?? compile(endings[ending] ?? '');
    compiled.set(ending, pattern);
    if (pattern === null) return null;
    pattern.lastIndex = from;
    return pattern.test(searched) ? pattern.lastIndex : null;
  };
}

function compile(ending: string): RegExp | null {
  try {
    // biome-ignore lint/plugin: the endings are those of our own glossary; a learner's browser alone runs them
    return new RegExp(`(?:${ending})(?![${inWord}])`, 'uy');
  } catch {
    // An old browser that does not know the pattern shows the text without marks.
    return null;
  }
}

/** Normalizes case and spaces but not the length, so positions are those of the text. */
function searchable(text: string): string {
  const small = text.toLowerCase();
  return (small.length === text.length ? small : text).replaceAll(/\s/g, ' ');
}

const code = /`[^`\n]+`|[A-Za-z_][\w.]*\([^()\n]*\)/g;

function codeIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(code)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

type Span = { start: number; end: number };

function isApart(left: Span, right: Span): boolean {
  return left.end <= right.start || left.start >= right.end;
}

function withoutOverlaps(ranges: readonly TermRange[]): TermRange[] {
  const inOrder = ranges.toSorted((left, right) => left.start - right.start || right.end - left.end);
  return inOrder.reduce<TermRange[]>((kept, range) => {
    if (range.start >= (kept.at(-1)?.end ?? 0)) kept.push(range);
    return kept;
  }, []);
}
