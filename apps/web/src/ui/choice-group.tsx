import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type Choice<T> = {
  value: T;
  label: string;
  lang?: string;
  /** A description below the label. */
  text?: string;
};

type ChoiceGroupProps<T> = {
  label: string;
  description?: string;
  choices: readonly Choice<T>[];
  /** The chosen one; null as long as none is. */
  value: T | null;
  onChoose: (value: T) => void;
  children?: ReactNode;
};

/** Radio buttons for a few choices, all of them visible. */
export function ChoiceGroup<T extends string | number>(props: ChoiceGroupProps<T>) {
  const { label, description, choices, value, onChoose, children } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={description === undefined ? undefined : `${name}-text`}>
      <legend className="font-bold">{label}</legend>
      {description !== undefined && (
        <p id={`${name}-text`} className="mt-1 text-muted">
          {description}
        </p>
      )}
      <div
        className={classNames(
          'mt-2 grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]',
          // Beside each other as long as both have room for their names, whatever the size of the text.
          choices.length === 2 && choices.every(({ text }) => text === undefined)
            ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]'
            : 'grid-cols-1',
        )}
      >
        {choices.map((choice) => (
          <ChoiceOption
            key={choice.value}
            name={name}
            choice={choice}
            isChosen={choice.value === value}
            onChoose={onChoose}
          />
        ))}
      </div>
      {children}
    </fieldset>
  );
}

type ChoiceOptionProps<T> = {
  /** The same for all of one group. */
  name: string;
  choice: Choice<T>;
  isChosen: boolean;
  onChoose: (value: T) => void;
};

function ChoiceOption<T extends string | number>({ name, choice, isChosen, onChoose }: ChoiceOptionProps<T>) {
  return (
    <label
      lang={choice.lang}
      className={classNames(
        'relative flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border-2 px-4 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
        isChosen ? 'border-action bg-action-soft font-bold' : 'border-line bg-surface hover:border-edge',
      )}
    >
      <input
        type="radio"
        name={name}
        value={choice.value}
        checked={isChosen}
        onChange={() => onChoose(choice.value)}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-xl opacity-0"
      />
      <span
        className={classNames(
          'grid size-6 shrink-0 place-items-center rounded-full border-2',
          isChosen ? 'border-action bg-action text-on-action' : 'border-edge',
        )}
        aria-hidden="true"
      >
        {isChosen && <Icon name="check" className="size-4" />}
      </span>
      <span className="min-w-0">
        <span className="block">{choice.label}</span>
        {choice.text !== undefined && <span className="block font-normal text-muted">{choice.text}</span>}
      </span>
    </label>
  );
}
