import type { ObservedStop, Outcome } from '@python-learning/domain';
import { pythonSays } from './catalogue/explain.ts';
import { exceptionOf } from './catalogue/match-error.ts';
import { normaliseOutput } from './grading/normalise.ts';
import type { Program } from './python-text/program.ts';
import type { ProgramLine } from './python-text/program-lines.ts';

/**
 * Describes how a run stopped; null when it finished. Two programs with the same description made the same mistake. An
 * error that names its cause is identified by its message, a syntax error by its program line, every other error by its
 * line and the output before it. After a limit or the end of the input the message says nothing, so the `while` loops
 * are compared.
 */
export function observedStop(outcome: Outcome, program: Program): ObservedStop | null {
  const exception = exceptionOf(outcome);
  if (exception === null) return null;
  const says = pythonSays(exception)?.replace(/\bline \d+/gu, 'line') ?? null;
  if (namesWhatIsWrong.has(exception.type)) return { says, code: '', shown: '' };
  const lines = program.lines;
  const line = lines[(exception.range?.line ?? 0) - 1];
  const written = line === undefined ? '' : codeOf(line);
  if (unreadable.has(exception.type)) return { says, code: written, shown: '' };
  const blank = line === undefined ? '' : withoutWords(line);
  const shown = firstLines(outcome.stdout);
  if (says !== null && exception.type !== 'EOFError') return { says, code: blank, shown };
  const place = says === null ? [] : [blank];
  return { says, code: [...place, ...whileBlocks(lines)].join('\n'), shown };
}

/** Errors whose message names the cause, wherever it is: `name 'Print' is not defined. Did you mean: 'print'?` */
const namesWhatIsWrong = new Set(['NameError', 'ModuleNotFoundError']);

const unreadable = new Set(['SyntaxError', 'IndentationError', 'TabError']);

function codeOf({ tokens }: ProgramLine): string {
  return tokens
    .map(({ text }) => text)
    .join(' ')
    .trimEnd();
}

/** Removes the wording of prompts and printed strings: `"Your age: " + age` equals `"Age " + age`. */
function withoutWords({ tokens }: ProgramLine): string {
  const isShown = tokens[0]?.text === 'print';
  return tokens
    .map(({ kind, text }, at) => {
      const isPrompt = tokens[at - 1]?.text === '(' && tokens[at - 2]?.text === 'input';
      return kind === 'string' && (isShown || isPrompt) ? withoutText(text) : text;
    })
    .join(' ');
}

/** Keeps the braces of an f-string, because they contain code. */
function withoutText(text: string): string {
  const quoted = text.replace(/^\p{L}+/u, '');
  if (quoted === text || !/^\p{L}*f/iu.test(text)) return '""';
  return `f"${(text.match(/\{[^{}]*\}/gu) ?? []).join('')}"`;
}

/** Lines of output that tell one endless loop from another. */
const shownLines = 5;
const shownLength = 200;

function firstLines(stdout: string): string {
  const head = normaliseOutput(stdout.slice(0, shownLength * 2)).split('\n');
  return head.slice(0, shownLines).join('\n').slice(0, shownLength);
}

function whileBlocks(lines: readonly ProgramLine[]): string[] {
  const code = lines.filter(({ tokens }) => tokens.length > 0);
  let loopIndent: number | null = null;
  return code.flatMap((line) => {
    if (loopIndent !== null && line.indent <= loopIndent) loopIndent = null;
    if (loopIndent === null && line.tokens[0]?.text === 'while') loopIndent = line.indent;
    return loopIndent === null ? [] : [`${' '.repeat(line.indent - loopIndent)}${withoutWords(line)}`];
  });
}
