import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type FieldTexts = {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
};

/** Attributes that connect a control to its label, its description and its error. */
export type FieldTies = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

type FieldFrameProps = FieldTexts & {
  className?: string | undefined;
  children: (ties: FieldTies) => ReactNode;
};

/** A text control with its label above and its error below. */
export function FieldFrame({ label, description, error, className, children }: FieldFrameProps) {
  const id = useId();
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('grid grid-cols-1 gap-1', className)}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {description && (
        <p id={`${id}-description`} className="text-muted">
          {description}
        </p>
      )}
      {children({
        id,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      })}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-2 text-danger">
          <Icon name="alert" className="mt-0.5 size-5" />
          {error}
        </p>
      )}
    </div>
  );
}

export function controlClass(hasError: boolean, className?: string | false): string {
  return classNames(
    'w-full rounded-xl border-2 bg-surface px-4 py-2 text-ink placeholder:text-muted',
    hasError ? 'border-danger' : 'border-edge',
    className,
  );
}
