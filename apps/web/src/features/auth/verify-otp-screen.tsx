import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { api } from '../../lib/api/api.ts';
import { checkRequired, collectFaults, faultMessage } from '../../lib/form/field-checks.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { useLater } from '../../lib/form/use-later.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountFrame, leadId } from './account-frame.tsx';
import { CodeMail } from './code-mail.tsx';
import { codeFailureMessage } from './failure-messages.ts';
import { forgetPassword } from './kept-password.ts';
import { readNavigationState } from './navigation-state.ts';
import { OtpField } from './otp-field.tsx';

/** Time to read the confirmation before the login opens, in milliseconds. */
export const beforeLoginMs = 2000;

export function VerifyOtpScreen() {
  const state = readNavigationState(useLocation().state);
  const { username, email, codeSentMs } = state;
  const navigate = useNavigate();
  if (email === undefined) return <Navigate to={paths.login()} replace />;
  return (
    <AccountFrame title={m.auth_otp_title()} lead={m.auth_otp_lead({ email })}>
      <VerifyOtpForm email={email} />
      <div>
        <TextLink to={paths.signup()} state={{ username, email }}>
          {m.auth_otp_other_email()}
        </TextLink>
      </div>
      <div className="grid grid-cols-1 gap-3">
        <p className="text-muted">{m.auth_otp_nothing_came()}</p>
        <CodeMail
          send={async () => {
            await api.auth.resendOtp({ body: { email } });
            await navigate(paths.verifyOtp(), { replace: true, state: { ...state, codeSentMs: Date.now() } });
          }}
          ask={m.auth_otp_resend()}
          wait={m.auth_otp_resend_wait}
          sent={m.auth_otp_resent()}
          sentMs={codeSentMs}
        />
      </div>
      <div>
        <TextLink to={paths.login()}>{m.auth_back_to_login()}</TextLink>
      </div>
    </AccountFrame>
  );
}

/** A short code is sent as soon as it is complete. A long one may be typed with spaces, or further. */
const shortCode = /^\d{6}$/;

type VerifyOtpFormProps = { email: string };

function VerifyOtpForm({ email }: VerifyOtpFormProps) {
  const navigate = useNavigate();
  const later = useLater();
  const [verified, setVerified] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState('');
  const { form, field, typed, faults, busy, failure } = useCheckedForm({
    empty: { otp: '' },
    check,
    send: async ({ otp }) => {
      if (verified) return;
      setSent(otp);
      await api.auth.verifyEmail({ body: { email, otp: otp.trim() } });
      setVerified(true);
      forgetPassword();
      const state = { email, message: m.auth_otp_success(), isFirstLogin: true };
      later(beforeLoginMs, () => void navigate(paths.login(), { state }));
    },
  });
  useEffect(() => codeField.current?.focus(), []);
  useEffect(() => {
    if (shortCode.test(typed.otp)) codeField.current?.form?.requestSubmit();
  }, [typed.otp]);
  // Six digits may be the beginning of the long code: who types on is not told that they are wrong.
  const message = typed.otp === sent ? codeFailureMessage(failure, m.auth_otp_failed) : null;
  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      {verified && <Banner kind="success">{m.auth_otp_confirmed()}</Banner>}
      {message !== null && <Banner kind="error">{message}</Banner>}
      <OtpField
        {...field('otp')}
        ref={codeField}
        aria-describedby={leadId}
        error={faultMessage(faults.otp)}
      />
      <Button type="submit" busy={busy || verified}>
        {busy ? m.auth_otp_busy() : m.auth_otp_submit()}
      </Button>
    </form>
  );
}

function check({ otp }: { otp: string }) {
  return collectFaults({ otp: checkRequired(otp) });
}
