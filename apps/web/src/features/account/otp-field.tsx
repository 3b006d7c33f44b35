import { accountLimits } from '@python-learning/contract';
import type { ComponentProps } from 'react';
import { m } from '../../paraglide/messages.js';
import { Field } from '../../ui/field.tsx';

type OtpFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'name'>;

/** The mailed code; phones offer it above the keyboard. */
export function OtpField(props: OtpFieldProps) {
  return (
    <Field
      {...props}
      label={m.account_otp()}
      name="otp"
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={accountLimits.otpMax}
      required
    />
  );
}
