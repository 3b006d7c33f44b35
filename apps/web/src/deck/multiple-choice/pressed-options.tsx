import type { McqQuestion } from '@python-learning/contract';
import { type OptionLetter, optionLetters } from '@python-learning/domain';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { colourOfChosen } from '../answer-colours.ts';
import type { InDeckProps } from '../deck.tsx';
import { OptionContent } from './option-content.tsx';
import { OptionSelect } from './option-select.tsx';

type PressedOptionsProps = InDeckProps<McqQuestion, OptionLetter>;

/**
 * The options in full, as large targets, and a list of them for keyboards. Before the check Tab skips the targets,
 * which spares keyboard users four more stops before the list; after it the list is locked, and a wrong answer is
 * replaced by pressing.
 */
export function PressedOptions(props: PressedOptionsProps) {
  return (
    <>
      <ul aria-label={m.deck_options_label()} className="grid grid-cols-1 gap-2.5">
        {optionLetters.map((letter) => (
          <li key={letter}>
            <Option letter={letter} {...props} />
          </li>
        ))}
      </ul>
      <OptionSelect {...props} />
    </>
  );
}

type OptionProps = PressedOptionsProps & { letter: OptionLetter };

function Option({ letter, card, chosen, isRight, isCurrent, state, onPress }: OptionProps) {
  const isOpen = isCurrent && state !== 'locked';
  const isChosen = chosen === letter;
  const className = classNames(
    'flex min-h-13 w-full items-center gap-3 rounded-xl border-2 bg-surface px-3 py-1.5 text-start',
    isOpen && 'transition-colors hover:border-action',
    isChosen ? colourOfChosen(isRight) : isRight === true ? 'border-line' : 'border-edge',
  );
  const content = (
    <>
      <strong
        className={classNames(
          'grid size-8 shrink-0 place-items-center rounded-full',
          isChosen && isRight === null ? 'bg-action text-on-action' : 'bg-sunken',
        )}
      >
        {letter}
      </strong>
      <OptionContent card={card} letter={letter} isRight={isChosen ? isRight : null} />
    </>
  );
  return isOpen ? (
    <button
      type="button"
      tabIndex={state === 'replaceable' ? 0 : -1}
      aria-pressed={isChosen}
      onClick={() => onPress(letter)}
      className={className}
    >
      {content}
    </button>
  ) : (
    <div className={className}>{content}</div>
  );
}
