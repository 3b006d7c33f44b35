import { type FaultyLineKey, localized } from '@python-learning/domain';
import type { CardGrade } from './card-graders.ts';

/** Explains the wrong line once it is found, with the line that belongs there. */
export function gradeFaultyLine(
  { line, mended, hint, explanation }: FaultyLineKey,
  chosen: number,
): CardGrade {
  return chosen === line
    ? { isCorrect: true, explanation: [explanation, localized(() => mended.trim())] }
    : { isCorrect: false, explanation: [hint] };
}
