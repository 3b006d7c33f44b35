import type { CodingQuestion } from '@python-learning/contract';

/**
 * Returns what the program of a task must show: the last block of its text. Null where the text has none, and where the
 * learner guesses the output.
 */
export function findExpectedOutput({
  kind,
  question,
}: Pick<CodingQuestion, 'kind' | 'question'>): string | null {
  if (kind === 'predict') return null;
  // A parsed document loads and runs nothing.
  const blocks = new DOMParser().parseFromString(question, 'text/html').querySelectorAll('pre');
  const text = blocks[blocks.length - 1]?.textContent?.trimEnd() ?? '';
  return text === '' ? null : text;
}
