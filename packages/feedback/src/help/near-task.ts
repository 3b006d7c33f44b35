import { Program } from '../python-text/program.ts';
import type { Token } from '../python-text/scan.ts';
import { codeLines } from './code-lines.ts';

/** What shows that a program is meant for a task. */
export type TaskMarks = {
  starterKey: string;
  /** Names, numbers, words in strings, and constructs. */
  words: ReadonlySet<string>;
  /** Characters of the longest program that may be no attempt. */
  longestPlay: number;
};

/** @param outputs what the task expects programs to print */
export type MarkedTask = { starter: string; solution: string; outputs: readonly string[] };

/** Nobody tries things out with more characters than these besides the starter, and reading more would take long. */
const mostAdded = 1_000;

/** Reads what programs for a task have in common. */
export function taskMarks({ starter, solution, outputs }: MarkedTask): TaskMarks {
  return {
    starterKey: programKey(starter),
    words: new Set([...wordsOf(starter), ...wordsOf(solution), ...outputs.flatMap(wordsIn)]),
    longestPlay: starter.length + mostAdded,
  };
}

/**
 * Whether a program is an attempt at a task: it has code, it is not the unchanged starter, and it shares a name, a number,
 * a word in a string, an operator or a keyword with the starter, the solution or the expected output. `print` and
 * punctuation say nothing of what a program is for. A long program is one without being read. It works on text, so a program
 * that Python cannot read is judged, too.
 */
export function isNearTask(source: string, { starterKey, words, longestPlay }: TaskMarks): boolean {
  if (source.length > longestPlay) return true;
  const key = programKey(source);
  return key !== '' && key !== starterKey && wordsOf(source).some((word) => words.has(word));
}

/** Equal for programs that differ only in comments, blank lines and the spacing between words. */
function programKey(source: string): string {
  return codeLines(source)
    .map(({ key }) => key)
    .join('\n');
}

function wordsOf(source: string): string[] {
  const { lines } = new Program(source);
  return lines.flatMap(({ tokens }) => tokens.flatMap(wordsOfToken)).filter((word) => word !== 'print');
}

const punctuation: ReadonlySet<string> = new Set(['(', ')', '=', ',', '.', ':', "'", '"']);

function wordsOfToken({ kind, text }: Token): string[] {
  if (kind === 'symbol') return punctuation.has(text) ? [] : [text];
  return kind === 'string' ? [text.slice(1, -1), ...wordsIn(text)] : [text.toLowerCase(), ...wordsIn(text)];
}

const wordPattern = /[\p{L}\p{M}\p{N}]{2,}/gu;

function wordsIn(text: string): string[] {
  return (text.match(wordPattern) ?? []).map((word) => word.toLowerCase());
}
