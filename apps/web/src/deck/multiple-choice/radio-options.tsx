import type { McqQuestion } from '@python-learning/contract';
import { type OptionLetter, optionLetters } from '@python-learning/domain';
import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { colourOfChosen } from '../answer-colours.ts';
import type { InFormProps } from '../deck.tsx';
import { OptionContent } from './option-content.tsx';

type RadioOptionsProps = InFormProps<McqQuestion, OptionLetter>;

/** The options as a group of radio buttons. */
export function RadioOptions({ card, labelledBy, chosen, isRight, isLocked, onSelect }: RadioOptionsProps) {
  const name = useId();
  return (
    <fieldset aria-labelledby={labelledBy} disabled={isLocked} className="grid grid-cols-1 gap-1.5">
      {optionLetters.map((letter) => {
        const isChosen = chosen === letter;
        return (
          <label
            key={letter}
            className={classNames(
              'relative flex min-h-11 items-start gap-3 rounded-xl border-2 px-3 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
              !isLocked && 'cursor-pointer',
              !isLocked && !isChosen && 'hover:border-action',
              isChosen ? colourOfChosen(isRight) : 'border-line',
            )}
          >
            <input
              type="radio"
              name={name}
              value={letter}
              checked={isChosen}
              onChange={() => onSelect(letter)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-xl opacity-0 disabled:cursor-auto"
            />
            <strong>{letter}</strong>
            <OptionContent card={card} letter={letter} isRight={isChosen ? isRight : null} />
          </label>
        );
      })}
    </fieldset>
  );
}
