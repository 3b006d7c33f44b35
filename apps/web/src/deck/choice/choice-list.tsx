import { type OptionLetter, optionLetters } from '@python-learning/domain';
import type { ReactNode } from 'react';
import { AnswerMark } from '../answer-note.tsx';
import { ChoiceButton } from './choice-button.tsx';

type ChoiceListProps<Option> = {
  options: Readonly<Partial<Record<OptionLetter, Option | undefined>>>;
  /** Id of the element that says what is asked. */
  labelledBy: string;
  chosen: OptionLetter | null;
  isRight: boolean | null;
  isLocked: boolean;
  onSelect: (letter: OptionLetter) => void;
  /** Draws an option. */
  children: (option: Option) => ReactNode;
  className?: string;
};

/** The options of a card as large buttons. A press is the answer. */
export function ChoiceList<Option>({
  options,
  labelledBy,
  children,
  className,
  ...answer
}: ChoiceListProps<Option>) {
  const { chosen, isRight, isLocked, onSelect } = answer;
  return (
    <ul aria-labelledby={labelledBy} className={className ?? 'grid grid-cols-1 gap-2.5'}>
      {optionLetters.map((letter) => {
        const option = options[letter];
        if (option === undefined) return null;
        const isChosen = chosen === letter;
        return (
          <li key={letter} className="grid grid-cols-1">
            <ChoiceButton
              isChosen={isChosen}
              isRight={isChosen ? isRight : null}
              isLocked={isLocked}
              onPress={() => onSelect(letter)}
              className="min-h-13 rounded-xl px-2.5 py-1.5"
            >
              {children(option)}
              {isChosen && isRight !== null && <AnswerMark isRight={isRight} hasWords />}
            </ChoiceButton>
          </li>
        );
      })}
    </ul>
  );
}
