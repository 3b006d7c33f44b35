import type { RefundOverview, RefundState, SubscriptionPayment } from '@python-learning/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { withNoAnswer } from '../../lib/api/failure-text.ts';
import { paymentCalls } from '../../lib/api/payment-calls.ts';
import { useSubmission } from '../../lib/form/use-submission.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { formatDay } from '../../lib/format/format-day.ts';
import { planName } from '../../lib/format/plan-name.ts';
import { getLanguage, useLanguage } from '../../lib/language/language.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { failureText } from './failure-texts.ts';
import { LoadFailed, Loading } from './loading.tsx';
import { SettingsSection } from './settings-section.tsx';

const refundsKey = ['refunds'];

/** The learner's payments, and which of them can be refunded. */
export function RefundSection() {
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: [...refundsKey, language],
    queryFn: ({ signal }) => paymentCalls.refunds({ signal }),
    staleTime: 0,
  });
  return (
    <SettingsSection id="payments" icon="again" title={m.settings_refund_title()}>
      {data === undefined && error !== null && (
        <LoadFailed text={withNoAnswer(error, m.settings_refund_failed)} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <Loading text={m.settings_refund_loading()} className="h-7 w-full max-w-sm" />
      )}
      {data !== undefined && <Payments overview={data} />}
    </SettingsSection>
  );
}

function Payments({ overview }: { overview: RefundOverview }) {
  const { payments, rules, completed_percent } = overview;
  if (payments.length === 0) return <p className="text-muted">{m.settings_refund_none()}</p>;
  return (
    <>
      <p className="text-muted">
        {m.settings_refund_text({
          days: rules.within_days,
          percent: rules.completed_percent_max,
          done: completed_percent,
        })}
      </p>
      <ul className="grid grid-cols-1 gap-3">
        {payments.map((payment) => (
          <PaymentItem key={payment.order_id} payment={payment} />
        ))}
      </ul>
    </>
  );
}

const stateTexts: Record<RefundState, (payment: SubscriptionPayment) => string> = {
  possible: ({ refund }) => m.settings_refund_possible({ date: day(refund.possible_until) }),
  too_late: ({ refund }) => m.settings_refund_too_late({ date: day(refund.possible_until) }),
  too_much_completed: m.settings_refund_too_much,
  requested: ({ refund }) =>
    m.settings_refund_requested({ date: day(refund.requested_at ?? refund.possible_until) }),
  refused: m.settings_refund_refused,
  refunded: m.settings_refund_refunded,
  charged_back: m.settings_refund_charged_back,
};

function PaymentItem({ payment }: { payment: SubscriptionPayment }) {
  const language = useLanguage();
  const { refund } = payment;
  return (
    <li className="grid grid-cols-1 gap-2 rounded-xl border border-line p-4">
      <p className="flex flex-wrap justify-between gap-x-4 font-bold">
        <span>{m.settings_refund_paid({ plan: planName(payment.plan), date: day(payment.paid_at) })}</span>
        <span>{amountOf(payment)}</span>
      </p>
      <p className="break-all text-muted">{m.settings_refund_order({ order: payment.order_id })}</p>
      <p>{stateTexts[refund.state](payment)}</p>
      {refund.state === 'requested' && <RefundDates payment={payment} />}
      {refund.state === 'possible' && <AskForRefund key={language} payment={payment} />}
    </li>
  );
}

/** When the refund request is decided, and when the money arrives. */
function RefundDates({ payment: { refund } }: { payment: SubscriptionPayment }) {
  const language = useLanguage();
  const inWords = ({ from, to }: { from: string; to: string }) => ({
    from: formatDay(from, language),
    to: formatDay(to, language),
  });
  return (
    <p className="text-muted">
      {refund.review !== null && m.settings_refund_review(inWords(refund.review))}{' '}
      {refund.payout !== null && m.settings_refund_payout(inWords(refund.payout))}
    </p>
  );
}

function AskForRefund({ payment }: { payment: SubscriptionPayment }) {
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { busy, failure, submit } = useSubmission();
  const ask = () =>
    submit(async () => {
      const after = await paymentCalls.requestRefund({ body: { order_id: payment.order_id } });
      cache.setQueryData([...refundsKey, getLanguage()], after);
      setOpen(false);
    });
  const message = failureText(failure, m.settings_refund_ask_failed);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)} className="justify-self-start">
        {m.settings_refund_ask()}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={m.settings_refund_ask_title()}>
        <div className="grid grid-cols-1 gap-4">
          {message !== null && <Banner kind="error">{message}</Banner>}
          <p>{m.settings_refund_ask_text({ amount: amountOf(payment), plan: planName(payment.plan) })}</p>
          <RefundDates payment={payment} />
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void ask()}>
              {busy ? m.settings_refund_ask_busy() : m.settings_refund_ask_yes()}
            </Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              {m.core_close()}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

function amountOf({ amount, currency }: SubscriptionPayment): string {
  return `${currency} ${amount.toFixed(2)}`;
}

function day(iso: string): string {
  return formatDate(iso, getLanguage());
}
