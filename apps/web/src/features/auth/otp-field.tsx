import { accountLimits } from '@python-learning/contract';
import type { ComponentProps } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Field } from '../../ui/field.tsx';

type OtpFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'name'>;

/** Field for the mailed code, which phones offer above the keyboard. */
export function OtpField(props: OtpFieldProps) {
  return (
    <Field
      required
      {...props}
      label={m.auth_otp()}
      name="otp"
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={accountLimits.maxOtpLength}
    />
  );
}
