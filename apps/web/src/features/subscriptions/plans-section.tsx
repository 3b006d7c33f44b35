import type { Checkout } from '@python-learning/contract';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { withNoAnswer } from '../../lib/api/failure-text.ts';
import { useSubscription } from '../../lib/data/queries.ts';
import { paths } from '../../lib/paths.ts';
import { inOrderOfSale } from '../../lib/plans/plan-price.ts';
import { usePlans } from '../../lib/plans/use-plans.ts';
import { useSession } from '../../lib/session/session.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { rememberBeforePayment } from './before-payment.ts';
import { goTo } from './go-to.ts';
import { planAction } from './plan-action.ts';
import { PlanCard } from './plan-card.tsx';
import { useCheckout } from './use-checkout.ts';

export function PlansSection() {
  const { data, isFetching, refetch } = usePlans();
  const plans = inOrderOfSale(data?.plans ?? []);
  return (
    <section aria-labelledby="plans" className="grid grid-cols-1 gap-6" aria-busy={data === undefined}>
      <h2 id="plans" className="text-2xl">
        {m.subscriptions_plans()}
      </h2>
      {data?.isFallback === true && (
        <Banner kind="error">
          <p>{withNoAnswer(data.failure, m.subscriptions_failed)}</p>
          <p className="mt-1 text-muted">{m.subscriptions_failed_more()}</p>
          <Button kind="secondary" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
            {m.core_try_again()}
          </Button>
        </Banner>
      )}
      {data === undefined ? <PlansOnTheirWay /> : <PlanList plans={plans} />}
      {data !== undefined && plans.length === 0 && <Banner kind="info">{m.subscriptions_none()}</Banner>}
    </section>
  );
}

function PlansOnTheirWay() {
  return (
    <>
      <output className="sr-only">{m.subscriptions_plans_loading()}</output>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <Skeleton className="h-72 w-full rounded-2xl" />
        <Skeleton className="h-72 w-full rounded-2xl" />
      </div>
    </>
  );
}

type PlanListProps = { plans: ReturnType<typeof inOrderOfSale> };

function PlanList({ plans }: PlanListProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const asked = useSubscription();
  const { processingPlanId, failure, checkout, pay } = useCheckout();
  // A subscription that cannot be loaded counts as none.
  const subscription = asked.isError ? null : asked.data;
  const currentPlanId = subscription === undefined ? undefined : (subscription?.plan.id ?? null);
  const choose = (planId: string) => {
    if (status === 'visitor') {
      const state = { message: m.subscriptions_login_message(), returnUrl: paths.subscription() };
      void navigate(paths.login(), { state });
      return;
    }
    rememberBeforePayment(subscription?.end_date ?? null);
    pay(planId);
  };
  return (
    <>
      <ul className="grid grid-cols-1 gap-7 md:grid-cols-2 md:gap-6">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            action={planAction(plan.id, { status, currentPlanId })}
            beginsAt={subscription?.end_date ?? null}
            isProcessing={processingPlanId === plan.id}
            isHeld={processingPlanId !== null && processingPlanId !== plan.id}
            failure={failure?.planId === plan.id ? failure : null}
            onPress={() => choose(plan.id)}
          />
        ))}
      </ul>
      {checkout !== null && <Leave checkout={checkout} />}
    </>
  );
}

type LeaveProps = { checkout: Checkout };

/** Leaves this site for the provider's page. */
function Leave({ checkout }: LeaveProps) {
  switch (checkout.kind) {
    case 'form':
      return <CheckoutForm checkout={checkout} />;
    case 'redirect':
      return <CheckoutRedirect address={checkout.payment_url} />;
  }
}

type CheckoutRedirectProps = { address: string };

function CheckoutRedirect({ address }: CheckoutRedirectProps) {
  useEffect(() => goTo(address), [address]);
  return null;
}

type CheckoutFormProps = { checkout: Extract<Checkout, { kind: 'form' }> };

/** Posts the order's fields to the provider's page. */
function CheckoutForm({ checkout }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Called on the prototype, because a field named `submit` would shadow the form's own method.
    if (form.current) HTMLFormElement.prototype.submit.call(form.current);
  }, []);
  return (
    <form ref={form} method="post" action={checkout.payment_url} hidden aria-hidden="true">
      {Object.entries(checkout.payment_params).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
    </form>
  );
}
