import { useEffect, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useSubmission } from '../../lib/form/use-submission.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { codeFailureMessage } from './failure-messages.ts';

const waitSeconds = 60;

type CodeMailProps = {
  /** Asks the api for the mail. */
  send: () => Promise<unknown>;
  ask: string;
  /** The label while another mail cannot be asked for yet. */
  wait: (inputs: { seconds: number }) => string;
  sent: string;
  /** When the last code was mailed, in milliseconds since 1970; undefined when none was, as far as the page knows. */
  sentMs?: number | undefined;
};

/** Mails a code, at most one a minute, so that the first has time to arrive. */
export function CodeMail({ send, ask, wait, sent, sentMs }: CodeMailProps) {
  const [secondsLeft, setSecondsLeft] = useState(() => secondsToWait(sentMs));
  const [hasSent, setHasSent] = useState(false);
  const { busy, failure, submit } = useSubmission();
  useCountdown(secondsLeft, setSecondsLeft);
  const message = codeFailureMessage(failure, m.auth_otp_resend_failed);

  const sendMail = () =>
    submit(async () => {
      setHasSent(false);
      await send();
      setHasSent(true);
      setSecondsLeft(waitSeconds);
    });

  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      {message !== null && <Banner kind="error">{message}</Banner>}
      {hasSent && <Banner kind="success">{sent}</Banner>}
      <Button kind="secondary" busy={busy} disabled={secondsLeft > 0} onClick={() => void sendMail()}>
        {secondsLeft > 0 ? wait({ seconds: secondsLeft }) : ask}
      </Button>
    </div>
  );
}

/** A code of before a reload counts, too. Not more than a whole wait, wherever the clock was set meanwhile. */
function secondsToWait(sentMs: number | undefined): number {
  if (sentMs === undefined) return 0;
  const secondsSince = Math.max(0, Math.floor((Date.now() - sentMs) / 1000));
  return Math.max(0, waitSeconds - secondsSince);
}

function useCountdown(secondsLeft: number, setSecondsLeft: (seconds: number) => void): void {
  useEffect(() => {
    if (secondsLeft <= 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, setSecondsLeft]);
}
