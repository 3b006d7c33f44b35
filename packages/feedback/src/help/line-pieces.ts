import { type CodeLine, codeLines, type SolvedTask, solutionLines } from './code-lines.ts';

/** A task whose solution is to be built from pieces. */
export type PiecedTask = SolvedTask & {
  /** Decides the order in which the pieces are shown. */
  id: string;
  /** Known wrong programs, from which the distractors are taken. */
  wrong: readonly string[];
};

const mostOfSolution = 6;
const mostDistractors = 2;

/**
 * The solution of a task in at most 6 pieces, with at most 2 distractors, in an order that is always the same for the
 * task and is not the right one. A piece is one statement or several in a row, with its indentation.
 */
export function linePieces(task: PiecedTask): string[] {
  const pieces = inPieces(solutionLines(task));
  const texts = pieces.map(textOf);
  const distractors = task.wrong.flatMap((program) => distractorsOf(codeLines(program), pieces));
  const chosen = [...new Set(distractors)].filter((text) => !texts.includes(text)).slice(0, mostDistractors);
  const shown = [...texts, ...chosen].toSorted((one, other) => hash(task.id + one) - hash(task.id + other));
  const isInOrder = shown.filter((text) => texts.includes(text)).join('\n') === texts.join('\n');
  return isInOrder && texts.length > 1 ? shown.toReversed() : shown;
}

/**
 * The program that the right pieces are, joined in their order: the solution without blank lines, and without comments
 * that no rule of the task asks for.
 */
export function programOfPieces(task: SolvedTask): string {
  return inPieces(solutionLines(task)).map(textOf).join('\n');
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
function distractorsOf(wrong: readonly CodeLine[], pieces: readonly Piece[]): string[] {
  const right = pieces.flat().filter(({ isComment }) => !isComment);
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
