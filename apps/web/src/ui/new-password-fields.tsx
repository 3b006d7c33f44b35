import { m } from '../compiled-messages/messages.ts';
import { type PasswordFault, passwordFaultMessage } from '../lib/form/new-password.ts';
import { PasswordField } from './password-field.tsx';

type FieldProps = {
  name: string;
  required: boolean;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

type NewPasswordFieldsProps = {
  password: FieldProps;
  confirmation: FieldProps;
  fault: PasswordFault | undefined;
  /** Any other error of the new password. */
  error: string | undefined;
  placeholder?: string;
};

/** A new password, typed twice. */
export function NewPasswordFields({ password, confirmation, fault, error, ...rest }: NewPasswordFieldsProps) {
  const isMismatch = fault === 'mismatch';
  const message = fault === undefined ? error : passwordFaultMessage(fault);
  return (
    <>
      <PasswordField
        {...password}
        {...rest}
        label={m.auth_reset_new()}
        description={m.auth_password_rule()}
        autoComplete="new-password"
        error={isMismatch ? undefined : message}
      />
      <PasswordField
        {...confirmation}
        label={m.auth_reset_confirm()}
        autoComplete="new-password"
        error={isMismatch ? message : undefined}
      />
    </>
  );
}
