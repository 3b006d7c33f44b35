import { type FormEvent, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { AccountFrame } from './account-frame.tsx';
import { codeFailureMessage } from './failure-messages.ts';
import { checkRequired, collectFaults, faultMessage } from './field-checks.ts';
import { readNavigationState } from './navigation-state.ts';
import { OtpField } from './otp-field.tsx';
import { ResendCode } from './resend-code.tsx';
import { TextLink } from './text-link.tsx';
import { useFocusFirstError } from './use-focus-first-error.ts';
import { useLater } from './use-later.ts';
import { useSubmission } from './use-submission.ts';

/** Time to read the confirmation before the login opens. */
export const beforeLoginMs = 2000;

export function VerifyOtpScreen() {
  const { email, codeSent = false } = readNavigationState(useLocation().state);
  if (email === undefined) return <Navigate to="/login" replace />;
  return (
    <AccountFrame title={m.account_otp_title()} lead={m.account_otp_lead({ email })}>
      <VerifyOtpForm email={email} />
      <ResendCode email={email} sentJustNow={codeSent} />
      <div>
        <TextLink to="/login">{m.account_back_to_login()}</TextLink>
      </div>
    </AccountFrame>
  );
}

type VerifyOtpFormProps = { email: string };

function VerifyOtpForm({ email }: VerifyOtpFormProps) {
  const navigate = useNavigate();
  const later = useLater();
  const form = useRef<HTMLFormElement>(null);
  const [otp, setOtp] = useState('');
  const [faults, setFaults] = useState<ReturnType<typeof check>>({});
  const [verified, setVerified] = useState(false);
  const { busy, failure, submit } = useSubmission();
  const message = codeFailureMessage(failure, m.account_otp_failed);
  useFocusFirstError(form, faults);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = check(otp);
    setFaults(found);
    if (found.otp !== undefined || verified) return;
    void submit(async () => {
      await api.auth.verifyEmail({ body: { email, otp: otp.trim() } });
      setVerified(true);
      later(beforeLoginMs, () => void navigate('/login', { state: { message: m.account_otp_success() } }));
    });
  };

  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-5">
      {verified && <Banner kind="success">{m.account_otp_confirmed()}</Banner>}
      {message !== null && <Banner kind="error">{message}</Banner>}
      <OtpField
        value={otp}
        onChange={(event) => setOtp(event.target.value)}
        error={faultMessage(faults.otp)}
      />
      <Button type="submit" busy={busy || verified}>
        {busy ? m.account_otp_busy() : m.account_otp_submit()}
      </Button>
    </form>
  );
}

function check(otp: string) {
  return collectFaults({ otp: checkRequired(otp) });
}
