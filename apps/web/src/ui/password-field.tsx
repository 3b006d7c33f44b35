import { type ComponentProps, useState } from 'react';
import { m } from '../compiled-messages/messages.ts';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'trailing'>;

/** A password field whose text can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      className={classNames(
        // A narrow field cuts the hint off, and the rule is above it.
        props.description !== undefined && 'max-md:[&_input]:placeholder:text-transparent',
        props.className,
      )}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="min-h-11 rounded-lg px-3 text-action hover:bg-action-soft"
        >
          {shown ? m.auth_hide() : m.auth_show()}
        </button>
      }
    />
  );
}
