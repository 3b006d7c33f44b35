import type { McqQuestion } from '@python-learning/contract';
import type { OptionLetter } from '@python-learning/domain';
import { AnswerMark } from '../answer-note.tsx';
import { OptionText } from './option-text.tsx';

type OptionContentProps = {
  card: McqQuestion;
  letter: OptionLetter;
  /** Whether this option was right; null for one that was not chosen, and before the answer was graded. */
  isRight: boolean | null;
};

/** The text of an option, and its mark once it was graded. */
export function OptionContent({ card, letter, isRight }: OptionContentProps) {
  return (
    <>
      <OptionText text={card.options[letter]} options={Object.values(card.options)} />
      {isRight !== null && <AnswerMark isRight={isRight} />}
    </>
  );
}

/** Colours of the chosen option. */
export function colourOfChosen(isRight: boolean | null): string {
  if (isRight === null) return 'border-action bg-action-soft';
  return isRight ? 'border-success bg-success-soft' : 'border-danger bg-sunken';
}
