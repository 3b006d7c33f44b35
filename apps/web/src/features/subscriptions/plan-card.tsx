import type { Plan } from '@python-learning/contract';
import { useId } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { planName } from '../../lib/format/plan-name.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { formatAbout, formatPrice, isAnnual } from '../../lib/plans/plan-price.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { actionLabels, type PlanAction } from './plan-action.ts';
import type { CheckoutFailure } from './use-checkout.ts';

type PlanCardProps = {
  plan: Plan;
  action: PlanAction;
  /** When the running plan ends and this one would begin; null without a running plan. */
  beginsAt: string | null;
  isProcessing: boolean;
  /** Another plan is being paid for. */
  isHeld: boolean;
  failure: CheckoutFailure | null;
  onPress: () => void;
};

export function PlanCard(props: PlanCardProps) {
  const { plan, action, beginsAt, failure } = props;
  const language = useLanguage();
  const annual = isAnnual(plan);
  const nameId = useId();
  const about = formatAbout(plan, language);
  return (
    <li
      className={classNames(
        'relative flex flex-col gap-3 rounded-2xl border-2 bg-surface p-5 md:p-7',
        annual ? 'border-reward' : 'border-line',
      )}
    >
      {annual && (
        <p className="-mt-9 self-end rounded-full md:-mt-11 bg-reward px-4 py-0.5 font-bold text-on-reward">
          {m.subscriptions_best_value()}
        </p>
      )}
      <h3 id={nameId} className="text-xl">
        {planName(plan)}
      </h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-4xl font-bold">{formatPrice(plan, language)}</span>
        <span className="text-lg text-muted">{m.subscriptions_for_days({ days: plan.duration_days })}</span>
      </p>
      {about !== null && <p className="text-muted">{m.subscriptions_about({ about })}</p>}
      {annual && (
        <p>
          <b>
            {m.subscriptions_per_month({ price: formatPrice({ ...plan, price: plan.price / 12 }, language) })}
          </b>
          <br />
          <span className="text-reward-ink">{m.subscriptions_save()}</span>
        </p>
      )}
      <p className="text-muted">
        {plan.currency === 'USD' ? m.subscriptions_once() : m.subscriptions_once_local()}
      </p>
      {beginsAt !== null && action === 'change' && (
        <p className="text-muted">{m.subscriptions_begins({ date: formatDate(beginsAt, language) })}</p>
      )}
      <div className="mt-auto grid grid-cols-1 gap-3 pt-2">
        {failure !== null && (
          <Banner kind="error">
            <p>{failure.message}</p>
            {!failure.isRefusal && <p className="text-muted">{m.subscriptions_payment_failed_more()}</p>}
          </Banner>
        )}
        <PlanButton {...props} nameId={nameId} />
      </div>
    </li>
  );
}

/** Buttons of two plans may have the same label, so the plan's name describes its button. */
type PlanButtonProps = PlanCardProps & { nameId: string };

function PlanButton({ plan, action, isProcessing, isHeld, nameId, onPress }: PlanButtonProps) {
  if (action === 'unknown') return <Skeleton className="h-12 w-full rounded-xl" />;
  const label = isProcessing ? m.subscriptions_processing() : actionLabels[action]();
  return (
    <>
      <Button
        kind={isAnnual(plan) ? 'primary' : 'secondary'}
        className="min-h-12 w-full"
        busy={isProcessing}
        disabled={action === 'current' || isHeld}
        aria-describedby={nameId}
        onClick={onPress}
      >
        {action === 'current' && <Icon name="check-circle" className="size-5" />}
        {label}
      </Button>
      <output className="sr-only">{isProcessing && m.subscriptions_leaving()}</output>
    </>
  );
}
