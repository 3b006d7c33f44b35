import type { EngineException } from '@python-learning/python';

/**
 * Returns where a program failed, and what Python writes about it: the calls on the way there, the line, and what is wrong. Only text that
 * could not be read has a mark under its line.
 */
export function tracebackOf(code: string, failed: EngineException): { line: number; lines: string[] } {
  const { type, message, range, frames } = failed;
  const line = range?.line ?? frames.at(-1)?.line ?? 1;
  const last = message === '' ? type : `${type}: ${message}`;
  const textOf = (number: number) => (code.split('\n')[number - 1] ?? '').trimStart();
  if (frames.length === 0) {
    const place = [`  File "main.py", line ${line}`, `    ${textOf(line)}`];
    return { line, lines: [...place, ...markLines(code, line, range), last] };
  }
  const calls = frames.flatMap((frame) => [
    `  File "main.py", line ${frame.line}, in ${frame.name}`,
    `    ${textOf(frame.line)}`,
  ]);
  return { line, lines: ['Traceback (most recent call last):', ...calls, last] };
}

/** The mark under the part of a line that Python could not read; none where it names no part. */
function markLines(code: string, line: number, range: EngineException['range']): string[] {
  const text = code.split('\n')[line - 1] ?? '';
  const indent = text.length - text.trimStart().length;
  const from = (range?.column ?? -1) - indent;
  if (from < 0) return [];
  const until = range?.endLine === line ? (range.endColumn ?? 0) - indent : 0;
  return [`    ${' '.repeat(from)}${'^'.repeat(Math.max(1, until - from))}`];
}
