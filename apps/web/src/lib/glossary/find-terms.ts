import type { Glossary, GlossaryTerm } from '@python-learning/contract';

/** A piece of a text; `term` is what it stands for, or null for what stands between terms. */
export type MarkedPiece = { text: string; term: GlossaryTerm | null };

/** Finds the terms in a text, from its beginning to its end, never one inside another: the longest word wins. */
export type TermFinder = (text: string) => readonly TermRange[];

type TermRange = { start: number; end: number; term: GlossaryTerm };

/** Makes a finder of a glossary. Code in a text, as a call such as `print()` or between backticks, is left alone. */
export function createTermFinder({ terms, endings }: Glossary): TermFinder {
  const forms = terms.flatMap((term) =>
    term.words.map(({ stem, ending }) => ({ term, stem: stem.toLowerCase(), ending })),
  );
  const endingAt = compileLazily(endings);
  return (text) => {
    const searched = searchable(text);
    const code = codeIn(text);
    const found = forms.flatMap(({ term, stem, ending }) =>
      placesOf(stem, searched).flatMap((start) => {
        const end = endingAt(ending, searched, start + stem.length);
        return end === null ? [] : [{ start, end, term }];
      }),
    );
    return withoutOverlaps(found.filter((range) => code.every((span) => isApart(range, span))));
  };
}

/** Cuts texts that are read together into pieces. Each term is marked where it is met first. */
export function markTexts(texts: readonly string[], find: TermFinder): MarkedPiece[][] {
  const met = new Set<GlossaryTerm>();
  return texts.map((text) => {
    const pieces: MarkedPiece[] = [];
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

/** Letters of either language, digits and what joins them. */
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

/** Where the word ends that goes on at `from` with an ending, or null when it does not. */
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

/** Of the same length as the text, so that places in it are places in the text. */
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
