import type { MultipleChoiceKey, OptionLetter } from '@python-learning/domain';
import type { CardGrade } from './card-graders.ts';

/** Explains why a wrong option is wrong, then why the right one is right. */
export function gradeMultipleChoice(
  { right, options, explanation }: MultipleChoiceKey,
  chosen: OptionLetter,
): CardGrade {
  const { why } = options[chosen];
  return {
    isCorrect: chosen === right,
    explanation: why === null ? [explanation] : [why, explanation],
  };
}
