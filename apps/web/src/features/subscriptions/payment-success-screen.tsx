import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { dataKeys, useSubscription } from '../../lib/data/queries.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { celebrate } from '../../ui/confetti.ts';
import { isPaidNow } from './before-payment.ts';
import { OutcomeFrame } from './outcome-frame.tsx';

const secondsToDashboard = 5;

export function PaymentSuccessScreen() {
  const navigate = useNavigate();
  const confirmation = useConfirmation();
  const [stays, setStays] = useState(false);
  const seconds = useCountdown(secondsToDashboard, stays, () => {
    void navigate(paths.dashboard(), { replace: true });
  });
  useEffect(() => void celebrate(), []);
  return (
    <OutcomeFrame title={m.subscriptions_success_title()} lead={m.subscriptions_success_lead()} drawn="whole">
      <ConfirmationNotice confirmation={confirmation} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ButtonLink to={paths.dashboard()} replace className="min-h-12 max-md:w-full">
          {m.subscriptions_success_continue()}
        </ButtonLink>
        {!stays && (
          <>
            <p role="timer" className="text-muted">
              {m.subscriptions_success_countdown({ seconds })}
            </p>
            <Button kind="ghost" className="-ms-5" onClick={() => setStays(true)}>
              {m.subscriptions_success_stay()}
            </Button>
          </>
        )}
      </div>
    </OutcomeFrame>
  );
}

type ConfirmationNoticeProps = { confirmation: Confirmation };

function ConfirmationNotice({ confirmation }: ConfirmationNoticeProps) {
  const language = useLanguage();
  switch (confirmation.state) {
    case 'active': {
      const date = formatDate(confirmation.endDate, language);
      return (
        <Banner kind="success">
          {m.subscriptions_success_active({ date })} {m.subscriptions_success_receipt()}
        </Banner>
      );
    }
    case 'waiting':
      return <Banner kind="info">{m.subscriptions_success_waiting()}</Banner>;
    case 'late':
      return <Banner kind="info">{m.subscriptions_success_late()}</Banner>;
    case 'visitor':
      return <Banner kind="info">{m.subscriptions_success_visitor()}</Banner>;
  }
}

/** After this many questions, about 15 seconds, the payment takes longer than usual. */
const lateAfter = 6;

type Confirmation = { state: 'waiting' | 'late' | 'visitor' } | { state: 'active'; endDate: string };

/**
 * Whether the payment has arrived: the browser is often back before the provider has notified the server. Asks
 * repeatedly; after a while the state is `late` and the learner is told to expect it later.
 */
function useConfirmation(): Confirmation {
  const { status } = useSession();
  const { data: subscription } = useSubscription();
  const cache = useQueryClient();
  const isActive = Boolean(subscription) && isPaidNow(subscription?.end_date ?? '');
  const asked = usePatientQuestions(!isActive && status !== 'visitor', () => {
    void cache.invalidateQueries({ queryKey: dataKeys.subscription });
  });
  if (subscription && isActive) return { state: 'active', endDate: subscription.end_date };
  if (status === 'visitor') return { state: 'visitor' };
  return { state: asked >= lateAfter ? 'late' : 'waiting' };
}

/** Returns the seconds left and calls `onEnd` once at zero. Pauses while stopped. */
export function useCountdown(seconds: number, isStopped: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isStopped) return;
    if (left === 0) {
      end();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, isStopped]);
  return left;
}

/** Pauses before each question, in seconds: short at first, when most answers come, then ever longer. */
const pausesS = [1, 1, 2, 2, 3, 5, 8, 13, 21, 34];

/**
 * Calls `ask` repeatedly while `isWaiting` is true, for 90 seconds at most.
 * @returns how often it has asked
 */
export function usePatientQuestions(isWaiting: boolean, ask: () => void): number {
  const [asked, setAsked] = useState(0);
  const question = useEffectEvent(ask);
  useEffect(() => {
    const pauseS = pausesS[asked];
    if (!isWaiting || pauseS === undefined) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      question();
    }, pauseS * 1000);
    return () => clearTimeout(timer);
  }, [asked, isWaiting]);
  return asked;
}
