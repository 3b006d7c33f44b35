import { useEffect, useEffectEvent, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { onConnected } from '../../lib/connection/connection.ts';
import { Button } from '../../ui/button.tsx';
import type { RunFailure } from '../run/workbench.reducer.ts';

type FailureActionsProps = {
  failure: RunFailure;
  /** @param isRepeat true for an automatic retry: the wait is over, or the connection is back */
  onRetry: (isRepeat: boolean) => void;
  onStop: () => void;
  /** For readers who are addressed otherwise than learners. */
  retryText?: string;
};

/** Offers to retry or stop after a failed run. Retries by itself after a wait, or once online. */
export function FailureActions(props: FailureActionsProps) {
  const { failure, onRetry, onStop, retryText = m.practice_retry() } = props;
  if (failure.kind === 'paused') return null;
  const isWaiting = failure.kind === 'busy' && failure.waitMs !== null;
  return (
    <>
      {failure.kind === 'unanswered' && <WhenOnline onOnline={() => onRetry(true)} />}
      {failure.kind === 'busy' && failure.waitMs !== null && (
        <Countdown waitMs={failure.waitMs} onEnd={() => onRetry(true)} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" onClick={() => onRetry(false)}>
          {isWaiting ? m.practice_retry_now() : retryText}
        </Button>
        {isWaiting && (
          <Button kind="ghost" onClick={onStop}>
            {m.practice_stop()}
          </Button>
        )}
      </div>
    </>
  );
}

function WhenOnline({ onOnline }: { onOnline: () => void }) {
  const tell = useEffectEvent(onOnline);
  useEffect(() => onConnected(() => tell()), []);
  return navigator.onLine ? null : <p>{m.practice_error_network_waits()}</p>;
}

/** Shows the seconds left, for sighted learners: the status region already announced the wait. */
function Countdown({ waitMs, onEnd }: { waitMs: number; onEnd: () => void }) {
  const [endsAt] = useState(() => Date.now() + waitMs);
  const [seconds, setSeconds] = useState(Math.ceil(waitMs / 1000));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const tick = setInterval(() => {
      const leftMs = endsAt - Date.now();
      setSeconds(Math.max(0, Math.ceil(leftMs / 1000)));
      if (leftMs <= 0) {
        clearInterval(tick);
        end();
      }
    }, 250);
    return () => clearInterval(tick);
  }, [endsAt]);
  return (
    <p role="timer" className="font-bold">
      {m.practice_busy_countdown({ seconds })}
    </p>
  );
}
