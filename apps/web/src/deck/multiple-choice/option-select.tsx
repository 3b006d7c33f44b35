import type { McqQuestion } from '@python-learning/contract';
import { type OptionLetter, optionLetters } from '@python-learning/domain';
import { useId } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import type { InDeckProps } from '../deck.tsx';
import { isCodeOption } from './code-options.ts';
import { readOption } from './read-option.ts';

type OptionSelectProps = Pick<
  InDeckProps<McqQuestion, OptionLetter>,
  'card' | 'number' | 'chosen' | 'state' | 'onSelect' | 'onFocus'
>;

/** The answer as a list, for keyboards and screen readers; on the screen while it has the focus. */
export function OptionSelect({ card, number, chosen, state, onSelect, onFocus }: OptionSelectProps) {
  const id = useId();
  const texts = Object.values(card.options);
  const hasCode = texts.some((text) => isCodeOption(text, texts));
  return (
    <div className="sr-only gap-1 focus-within:not-sr-only focus-within:grid">
      <label htmlFor={id} className="font-bold">
        {m.deck_answer_label({ number })}
      </label>
      <select
        id={id}
        value={chosen ?? ''}
        disabled={state !== 'open'}
        onFocus={onFocus}
        onChange={(event) => onSelect(readOption(event.target.value))}
        className={classNames(
          'min-h-12 w-full rounded-xl border-2 border-edge bg-surface px-3 text-ellipsis text-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:opacity-100',
          hasCode && 'font-mono',
        )}
      >
        <option value="">{m.deck_select_placeholder()}</option>
        {optionLetters.map((letter) => (
          <option key={letter} value={letter}>
            {letter}: {card.options[letter].replaceAll('\n', ' ↵ ')}
          </option>
        ))}
      </select>
    </div>
  );
}
