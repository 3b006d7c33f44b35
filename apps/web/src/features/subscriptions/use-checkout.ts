import type { Checkout } from '@python-learning/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { ApiError, isUnanswered } from '../../lib/api/api-error.ts';
import { noAnswerOr } from '../../lib/api/failure-text.ts';
import { createIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { paymentCalls } from '../../lib/api/payment-calls.ts';

/** `isRefusal`: the message is the server's own. */
export type CheckoutFailure = { message: string; isRefusal: boolean };

export type CheckoutState = {
  /** The plan that is being paid for, or null. */
  processingPlanId: string | null;
  /** The last failure and its plan, or null. */
  failure: ({ planId: string } & CheckoutFailure) | null;
  /** What leads to the provider; null until the api has answered. */
  checkout: Checkout | null;
};

const idle: CheckoutState = { processingPlanId: null, failure: null, checkout: null };

/** Starts one payment at a time. A retry without an answer repeats the same request. */
export function useCheckout(): CheckoutState & { pay: (planId: string) => void } {
  const [state, setState] = useState(idle);
  const isUnderWay = useRef(false);
  const keys = useRef(new Map<string, string>());
  useResetOnReturn(
    useCallback(() => {
      isUnderWay.current = false;
      setState(idle);
    }, []),
  );

  const begin = async (planId: string): Promise<CheckoutState> => {
    const idempotencyKey = keys.current.get(planId) ?? createIdempotencyKey();
    keys.current.set(planId, idempotencyKey);
    try {
      const checkout = await paymentCalls.initiate({ body: orderOf(planId), idempotencyKey });
      keys.current.delete(planId);
      return { processingPlanId: planId, failure: null, checkout };
    } catch (failure) {
      if (!isUnanswered(failure)) keys.current.delete(planId);
      isUnderWay.current = false;
      return { ...idle, failure: { planId, ...describe(failure) } };
    }
  };
  const pay = (planId: string) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ ...idle, processingPlanId: planId });
    void begin(planId).then(setState);
  };
  return { ...state, pay };
}

/** Resets the page when the browser restores it from its cache after a visit to the provider. */
function useResetOnReturn(reset: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
}

function orderOf(planId: string) {
  const { origin } = window.location;
  return {
    plan_id: planId,
    return_url: `${origin}/subscription/success`,
    cancel_url: `${origin}/subscription/cancel`,
    notify_url: `${origin}/api/subscriptions/notify/`,
  };
}

function describe(failure: unknown): CheckoutFailure {
  const said =
    failure instanceof ApiError
      ? (failure.error ?? failure.detail ?? Object.values(failure.fields)[0]?.[0])
      : undefined;
  const message = said ?? noAnswerOr(failure, m.subscriptions_payment_failed);
  return { message, isRefusal: said !== undefined };
}
