import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { api } from '../../lib/api/api.ts';
import { checkRequired, collectFaults, type FieldFault, faultMessage } from '../../lib/form/field-checks.ts';
import { checkNewPassword, type PasswordFault } from '../../lib/form/new-password.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { useLater } from '../../lib/form/use-later.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { NewPasswordFields } from '../../ui/new-password-fields.tsx';
import { codeFailureMessage } from './failure-messages.ts';
import { OtpField } from './otp-field.tsx';
import { beforeLoginMs } from './verify-otp-screen.tsx';

const nothingTyped = { otp: '', new_password: '', confirm_password: '' };

type Faults = { otp?: FieldFault; password?: FieldFault; newPassword?: PasswordFault };

type ResetPasswordFormProps = { email: string; onOtherEmail: () => void };

export function ResetPasswordForm({ email, onOtherEmail }: ResetPasswordFormProps) {
  const navigate = useNavigate();
  const later = useLater();
  const [done, setDone] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const { form, field, faults, busy, failure } = useCheckedForm({
    empty: nothingTyped,
    check,
    send: async ({ otp, new_password }) => {
      if (done) return;
      await api.auth.resetPassword({ body: { email, otp: otp.trim(), new_password } });
      setDone(true);
      const state = { email, message: m.auth_reset_success() };
      later(beforeLoginMs, () => void navigate(paths.login(), { state }));
    },
  });
  // The button that had the focus went with the first step.
  useEffect(() => codeField.current?.focus(), []);
  const message = codeFailureMessage(failure, m.auth_reset_failed);
  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      {done && <Banner kind="success">{m.auth_reset_confirmed()}</Banner>}
      {message !== null && <Banner kind="error">{message}</Banner>}
      {/* Password managers need the account name for the new password. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <OtpField
        {...field('otp')}
        ref={codeField}
        description={m.auth_otp_nothing_came()}
        error={faultMessage(faults.otp)}
      />
      <NewPasswordFields
        password={field('new_password')}
        confirmation={field('confirm_password')}
        fault={faults.newPassword}
        error={faultMessage(faults.password)}
        placeholder={m.auth_password_placeholder()}
      />
      <Button type="submit" busy={busy || done}>
        {busy ? m.auth_reset_busy() : m.auth_reset_submit()}
      </Button>
      <Button kind="ghost" onClick={onOtherEmail}>
        {m.auth_reset_other_email()}
      </Button>
    </form>
  );
}

/** Checks the rules of a new password once there is one. */
function check({ otp, new_password: password, confirm_password: confirmation }: typeof nothingTyped): Faults {
  const missing = collectFaults({ otp: checkRequired(otp), password: checkRequired(password) });
  const fault = missing.password === undefined ? checkNewPassword(password, confirmation) : null;
  return fault === null ? missing : { ...missing, newPassword: fault };
}
