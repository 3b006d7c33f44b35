import { useEffect, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { api } from '../../lib/api/api.ts';
import { useSubmission } from '../../lib/form/use-submission.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { codeFailureMessage } from './failure-messages.ts';

const waitSeconds = 60;

type ResendCodeProps = { email: string; sentJustNow: boolean };

/** Mails another code, at most one a minute, so that the first has time to arrive. */
export function ResendCode({ email, sentJustNow }: ResendCodeProps) {
  const [secondsLeft, setSecondsLeft] = useState(sentJustNow ? waitSeconds : 0);
  const [sent, setSent] = useState(false);
  const { busy, failure, submit } = useSubmission();
  useCountdown(secondsLeft, setSecondsLeft);
  const message = codeFailureMessage(failure, m.account_otp_resend_failed);

  const resend = () =>
    submit(async () => {
      setSent(false);
      await api.auth.resendOtp({ body: { email } });
      setSent(true);
      setSecondsLeft(waitSeconds);
    });

  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <p className="text-muted">{m.account_otp_nothing_came()}</p>
      {message !== null && <Banner kind="error">{message}</Banner>}
      {sent && <Banner kind="success">{m.account_otp_resent()}</Banner>}
      <Button kind="secondary" busy={busy} disabled={secondsLeft > 0} onClick={() => void resend()}>
        {secondsLeft > 0 ? m.account_otp_resend_wait({ seconds: secondsLeft }) : m.account_otp_resend()}
      </Button>
    </div>
  );
}

function useCountdown(secondsLeft: number, setSecondsLeft: (seconds: number) => void): void {
  useEffect(() => {
    if (secondsLeft <= 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, setSecondsLeft]);
}
