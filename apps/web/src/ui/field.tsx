import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  /** A small control at the end of the line, such as Show. */
  trailing?: ReactNode;
};

/** One line to type into, with its label above and what is wrong with it below. */
export function Field({ label, description, error, trailing, className, ...input }: FieldProps) {
  const id = useId();
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('grid gap-1', className)}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {description && (
        <p id={`${id}-description`} className="text-muted">
          {description}
        </p>
      )}
      <div className="relative">
        <input
          {...input}
          id={id}
          {...(error ? { 'aria-invalid': true } : {})}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          className={classNames(
            'min-h-12 w-full rounded-xl border-2 bg-surface px-4 py-2 text-ink placeholder:text-muted',
            trailing !== undefined && 'pe-24',
            error ? 'border-danger' : 'border-edge',
          )}
        />
        {trailing !== undefined && (
          <div className="absolute inset-y-0 end-1 flex items-center">{trailing}</div>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-2 text-danger">
          <Icon name="alert" className="mt-0.5 size-5" />
          {error}
        </p>
      )}
    </div>
  );
}
