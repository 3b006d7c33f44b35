import type { Program } from '../python-text/program.ts';
import type { ProgramLine } from '../python-text/program-lines.ts';
import type { StoredName } from '../python-text/stored-names.ts';
import { numbersIn } from './numbers-in-text.ts';
import { countsOf, moreOften, piecesOf } from './pieces.ts';

/**
 * The names of a program, to tell a name that is printed in place of its value from a word that is meant. Computed
 * once, because an output may have thousands of words that are names.
 */
export type NamesOfProgram = {
  variables: ReadonlySet<string>;
  /**
   * Names that also occur as a word of a string on the same line, as in `print(minutes % 60, "minutes")`.
   */
  labels: ReadonlySet<string>;
  /** Pieces of the literals stored in a name; null when a calculation or an input sets it. */
  literals: ReadonlyMap<string, readonly string[] | null>;
  /** All stored names, sorted. */
  sorted: readonly string[];
};

export function namesOfProgram({ lines, stored }: Program): NamesOfProgram {
  const variables = stored.filter(({ how }) => variableKinds.has(how)).map(({ name }) => name);
  return {
    variables: new Set(variables),
    labels: labelsOf(lines),
    literals: literalsOf(stored, lines),
    sorted: [...new Set(stored.map(({ name }) => name))].sort(),
  };
}

const variableKinds: ReadonlySet<StoredName['how']> = new Set(['assignment', 'loop', 'augmented']);

/** How the pieces of the actual and the expected text differ. */
export type PieceDifference = {
  /** Pieces that occur too often, in the order of the actual text. */
  extra: ReadonlySet<string>;
  missing: ReadonlySet<string>;
  isNumberMissing: boolean;
  /** Whether some missing piece is not the start of any name. */
  isOtherMissing: boolean;
};

export function pieceDifference(got: string, want: string, { sorted }: NamesOfProgram): PieceDifference {
  const [shown, wanted] = [piecesOf(got), piecesOf(want)];
  const [inShown, inWanted] = [countsOf(shown), countsOf(wanted)];
  const missing = moreOften(inWanted, inShown);
  return {
    extra: moreOften(inShown, inWanted),
    missing,
    isNumberMissing: numbersIn(wanted.join(' ')).length > numbersIn(shown.join(' ')).length,
    isOtherMissing: [...missing].some((piece) => !beginsName(piece, sorted)),
  };
}

/** Whether the word may be a name that was printed in place of its value. */
export function isReplaced(name: string, names: NamesOfProgram, difference: PieceDifference): boolean {
  if (names.labels.has(name) && !difference.isNumberMissing) return false;
  const value = names.literals.get(name) ?? null;
  return value === null ? difference.isOtherMissing : value.some((piece) => difference.missing.has(piece));
}

function labelsOf(lines: readonly ProgramLine[]): Set<string> {
  return new Set(
    lines.flatMap(({ tokens }) => {
      const texts = tokens.filter(({ kind }) => kind === 'string');
      const words = new Set(texts.flatMap(({ text }) => piecesOf(text)));
      return tokens.flatMap(({ text }, index) =>
        words.has(text) && tokens[index + 1]?.text !== '=' ? [text] : [],
      );
    }),
  );
}

function literalsOf(
  stored: readonly StoredName[],
  lines: readonly ProgramLine[],
): Map<string, readonly string[] | null> {
  const literals = new Map<string, string[] | null>();
  for (const { name, line } of stored) {
    const pieces = literalOf(lines[line - 1]);
    const known = literals.get(name);
    if (pieces === null || known === null) literals.set(name, null);
    else if (known === undefined) literals.set(name, pieces);
    else known.push(...pieces);
  }
  return literals;
}

/** The pieces of the single string or number that a line stores; null for any other line. */
function literalOf(line: ProgramLine | undefined): string[] | null {
  const [, equals, value, more] = line?.tokens ?? [];
  const isLiteral = value?.kind === 'string' || value?.kind === 'number';
  return equals?.text === '=' && isLiteral && more === undefined ? piecesOf(value.text) : null;
}

/** Whether a name in the sorted list starts with the piece. */
function beginsName(piece: string, sorted: readonly string[]): boolean {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < piece) from = middle + 1;
    else to = middle;
  }
  return sorted[from]?.startsWith(piece) ?? false;
}
