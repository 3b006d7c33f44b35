import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { codeFailureMessage } from './failure-messages.ts';
import { checkRequired, collectFaults, type FieldFault, faultMessage } from './field-checks.ts';
import { checkNewPassword, type PasswordFault, passwordFaultMessage } from './new-password.ts';
import { OtpField } from './otp-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useFocusFirstError } from './use-focus-first-error.ts';
import { useLater } from './use-later.ts';
import { useSubmission } from './use-submission.ts';
import { beforeLoginMs } from './verify-otp-screen.tsx';

type Faults = { otp?: FieldFault; password?: FieldFault; newPassword?: PasswordFault };

type ResetPasswordFormProps = { email: string; onOtherEmail: () => void };

export function ResetPasswordForm({ email, onOtherEmail }: ResetPasswordFormProps) {
  const navigate = useNavigate();
  const later = useLater();
  const form = useRef<HTMLFormElement>(null);
  const [otp, setOtp] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [done, setDone] = useState(false);
  const { busy, failure, submit } = useSubmission();
  const message = codeFailureMessage(failure, m.account_reset_failed);
  useFocusFirstError(
    form,
    useMemo(() => ({ faults, failure }), [faults, failure]),
  );

  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = check(otp, password, confirmation);
    setFaults(found);
    if (Object.keys(found).length > 0 || done) return;
    void submit(async () => {
      await api.auth.resetPassword({ body: { email, otp: otp.trim(), new_password: password } });
      setDone(true);
      later(beforeLoginMs, () => void navigate('/login', { state: { message: m.account_reset_success() } }));
    });
  };

  const tooWeak = faults.newPassword === undefined ? undefined : passwordFaultMessage(faults.newPassword);
  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-5">
      {done && <Banner kind="success">{m.account_reset_confirmed()}</Banner>}
      {message !== null && <Banner kind="error">{message}</Banner>}
      {/* Password managers need the name that the new password belongs to. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <OtpField
        value={otp}
        onChange={(event) => setOtp(event.target.value)}
        error={faultMessage(faults.otp)}
      />
      <PasswordField
        label={m.account_reset_new()}
        description={m.account_password_rule()}
        name="new_password"
        autoComplete="new-password"
        placeholder={m.account_password_placeholder()}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={faultMessage(faults.password) ?? (faults.newPassword === 'mismatch' ? undefined : tooWeak)}
      />
      <PasswordField
        label={m.account_reset_confirm()}
        name="confirm_password"
        autoComplete="new-password"
        required
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
        error={faults.newPassword === 'mismatch' ? tooWeak : undefined}
      />
      <Button type="submit" busy={busy || done}>
        {busy ? m.account_reset_busy() : m.account_reset_submit()}
      </Button>
      <Button kind="ghost" onClick={onOtherEmail}>
        {m.account_reset_other_email()}
      </Button>
    </form>
  );
}

/** The rules of a new password are looked at once there is one. */
function check(otp: string, password: string, confirmation: string): Faults {
  const missing = collectFaults({ otp: checkRequired(otp), password: checkRequired(password) });
  const fault = missing.password === undefined ? checkNewPassword(password, confirmation) : null;
  return fault === null ? missing : { ...missing, newPassword: fault };
}
