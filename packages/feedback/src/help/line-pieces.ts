import { type CodeLine, codeLines } from './code-lines.ts';

/** A task whose solution is to be built from pieces. */
export type PiecedTask = {
  /** Decides the order in which the pieces are shown. */
  id: string;
  solution: string;
  /** Known wrong programs, from which the distractors are taken. */
  wrong: readonly string[];
};

const mostOfSolution = 6;
const mostDistractors = 2;

/**
 * The solution of a task in at most 6 pieces, with at most 2 distractors, in an order that is always the same for the
 * task and is not the right one. A piece is one statement or several in a row, with its indentation; all pieces of the
 * solution in their order, joined by line ends, are the solution without blank lines and comments.
 */
export function linePieces({ id, solution, wrong }: PiecedTask): string[] {
  const lines = codeLines(solution);
  const pieces = inPieces(lines);
  const texts = pieces.map(textOf);
  const distractors = wrong.flatMap((program) => distractorsOf(codeLines(program), lines, pieces));
  const chosen = [...new Set(distractors)].filter((text) => !texts.includes(text)).slice(0, mostDistractors);
  const shown = [...texts, ...chosen].toSorted((one, other) => hash(id + one) - hash(id + other));
  const isInOrder = shown.filter((text) => texts.includes(text)).join('\n') === texts.join('\n');
  return isInOrder && texts.length > 1 ? shown.toReversed() : shown;
}

type Piece = readonly CodeLine[];

function inPieces(lines: readonly CodeLine[]): Piece[] {
  const count = Math.min(lines.length, mostOfSolution);
  const start = (piece: number) => Math.round((piece * lines.length) / count);
  return Array.from({ length: count }, (_, piece) => lines.slice(start(piece), start(piece + 1)));
}

function textOf(piece: Piece): string {
  return piece.map(({ text }) => text).join('\n');
}

/** The piece that a wrong program has otherwise, where it differs from the solution in one statement alone. */
function distractorsOf(wrong: readonly CodeLine[], right: readonly CodeLine[], pieces: readonly Piece[]) {
  const differing = right.filter(({ key }, index) => key !== wrong[index]?.key);
  const [differs] = differing;
  if (wrong.length !== right.length || differing.length !== 1 || differs === undefined) return [];
  const replacement = wrong[right.indexOf(differs)] ?? differs;
  const piece = pieces.find((lines) => lines.includes(differs)) ?? [];
  return [textOf(piece.map((line) => (line === differs ? replacement : line)))];
}

/** FNV-1a: a number that a text always has, and that says nothing of its place. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
