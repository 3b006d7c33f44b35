import { useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type SwitchProps = {
  label: string;
  description?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch with a label and a description. The whole row can be pressed. */
export function Switch({ label, description, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="relative flex min-h-11 items-start gap-4">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="font-bold after:absolute after:inset-0 after:cursor-pointer">
          {label}
        </label>
        {description !== undefined && (
          <p id={`${id}-text`} className="text-muted">
            {description}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        aria-describedby={description === undefined ? undefined : `${id}-text`}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute end-0 top-1.5 h-8 w-14 appearance-none rounded-full"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'mt-1.5 flex h-8 w-14 shrink-0 items-center rounded-full border-2 px-0.5 transition-colors',
          checked ? 'justify-end border-action bg-action' : 'justify-start border-edge bg-sunken',
          disabled && 'opacity-50',
        )}
      >
        <span
          className={classNames(
            'grid size-6 place-items-center rounded-full',
            checked ? 'bg-on-action text-action' : 'bg-edge text-ground',
          )}
        >
          <Icon name={checked ? 'check' : 'cross'} className="size-4" />
        </span>
      </span>
    </div>
  );
}
