import type { ChoiceKey, OptionLetter } from '@python-learning/domain';
import type { CardGrade } from './card-graders.ts';

/** Explains why a wrong option is wrong; the right one is told only when it is found, because the card comes back. */
export function gradeChoice({ right, options, explanation }: ChoiceKey, chosen: OptionLetter): CardGrade {
  if (chosen === right) return { isCorrect: true, explanation: [explanation] };
  const why = options[chosen]?.why ?? null;
  return { isCorrect: false, explanation: why === null ? [] : [why] };
}
