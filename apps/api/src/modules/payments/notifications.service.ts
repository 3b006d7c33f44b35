import { isRefusal, type Refuse } from '../../platform/errors/refuse.ts';
import type { RawRequest } from '../../platform/http/raw-body.ts';
import type { Background } from '../../platform/jobs/background.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { createMoneyLedgerRepository } from './money-ledger.repository.ts';
import {
  createPaymentEventsRepository,
  type EventOutcome,
  type StoredEvent,
} from './payment-events.repository.ts';
import { paymentFacts } from './payment-facts.ts';
import type { PaymentsCore } from './payments-deps.ts';
import {
  type Notification,
  ProviderRefusalError,
  ProviderUnreachableError,
  type Received,
  type StoredFields,
} from './providers/payment-provider.ts';
import type { Providers } from './providers/registry.ts';
import { type OrderFact, settleOrder } from './settle-order.ts';

type Deps = PaymentsCore & { background: Background; limiter: RateLimiter; afterSettling: () => void };

export interface Notifications {
  /**
   * Stores a notification, then processes it without making the provider wait. Refuses one that is not signed by a
   * provider.
   */
  receive(refuse: Refuse<'notification_refused'>, request: RawRequest): Promise<void>;
  /**
   * Processes waiting notifications: those that an ended process left behind, and those due for a retry.
   */
  workOnWaiting(): Promise<void>;
}

/** Notifications without a valid signature stored per hour, for diagnosis; further ones are only logged. */
const refusedKeptAnHour = 100;
/** Notifications of the same order and status stored per day: anyone who saw a signed one can repeat it. */
const sameKeptADay = 40;
const hourS = 3600;
const dayS = 24 * hourS;
const batch = 50;
const minuteMs = 60_000;
/** Maximum retries, with pauses that double up to six hours: about a day and a half in all. */
const maxTries = 14;
const longestPauseMs = 6 * 3600_000;

export function createNotifications(deps: Deps): Notifications {
  const { db, clock, log, randomness, providers } = deps;
  const events = createPaymentEventsRepository(db);
  return {
    async receive(refuse, request) {
      const received = receiveFrom(providers, request);
      const id = randomness.id();
      if (received === null || received.kind === 'unsigned') {
        log.warn(
          { event: 'payment.bad_signature', notification: id },
          'a notification is not signed by a provider',
        );
        if (received !== null) await keepRefused(deps, { ...received, id });
        throw refuse('notification_refused');
      }
      if (received.kind === 'irrelevant') return;
      const { provider, notification, stored } = received;
      if (!(await isWithin(deps, sameKey(provider, notification), sameKeptADay, dayS))) {
        log.warn(
          { event: 'payment.repeated', order: notification.orderId },
          'a notification came again too often',
        );
        return;
      }
      await events.add({ id, provider, receivedAt: clock.now(), fields: stored, notification });
      deps.background.add({ name: 'payment.notification', run: () => work(deps, id) });
    },
    async workOnWaiting() {
      for (const id of await events.listDue(clock.now(), batch)) {
        await work(deps, id).catch(async (error: unknown) => {
          log.error(
            { event: 'payment.notification_failed', notification: id, err: error },
            'a notification failed',
          );
          const event = await events.findWaiting(id);
          if (event !== null) await tryLater(deps, event);
        });
      }
    },
  };
}

/** What the provider that signed the request makes of it, else the first that knows its form; null when none does. */
function receiveFrom({ all }: Providers, request: RawRequest): (Received & { provider: string }) | null {
  const known = all.flatMap((provider) => {
    const received = provider.receive(request);
    return received === null ? [] : [{ ...received, provider: provider.name }];
  });
  return known.find(({ kind }) => kind !== 'unsigned') ?? known[0] ?? null;
}

async function keepRefused(
  deps: Deps,
  { id, provider, stored }: { id: string; provider: string; stored: StoredFields },
): Promise<void> {
  if (!(await isWithin(deps, 'payment:refused', refusedKeptAnHour, hourS))) return;
  const event = { id, provider, receivedAt: deps.clock.now(), fields: stored, notification: null };
  await createPaymentEventsRepository(deps.db).add(event);
}

/** Key of what a notification says; copies differ in nothing that can be trusted. */
function sameKey(provider: string, notification: Notification): string {
  const { orderId, paymentId, outcome, amountCents, currency } = notification;
  return `payment:notified:${provider}:${orderId ?? paymentId}:${outcome}:${amountCents}${currency}`;
}

async function isWithin({ limiter }: Deps, key: string, limit: number, windowS: number): Promise<boolean> {
  try {
    await limiter.take(key, limit, windowS);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

async function work(deps: Deps, id: string): Promise<void> {
  const event = await createPaymentEventsRepository(deps.db).findWaiting(id);
  if (event === null) return;
  const { notification } = event;
  const orderId = notification.orderId ?? (await orderPaidBy(deps, event));
  const facts = orderId === null ? [] : await factsOf(deps, event.provider, { ...notification, orderId });
  if (facts === null) return tryLater(deps, event);
  if (orderId === null || facts.length === 0)
    return event.tries < maxTries ? tryLater(deps, event) : close(deps, event, 'unconfirmed');
  const settled = await settleOrder(deps, orderId, facts, (handle, outcome) =>
    createPaymentEventsRepository(handle).close(event.id, outcome),
  );
  if (settled === 'unknown_order')
    deps.log.error(
      { event: 'payment.unknown_order', notification: id },
      'a signed notification of no order of ours',
    );
  deps.afterSettling();
}

/** The order of a payment, which may not be booked yet. */
function orderPaidBy({ db }: Deps, { provider, notification }: StoredEvent): Promise<string | null> {
  return createMoneyLedgerRepository(db).findOrder(provider, notification.paymentId);
}

async function close(deps: Deps, event: StoredEvent, outcome: EventOutcome): Promise<void> {
  await createPaymentEventsRepository(deps.db).close(event.id, outcome);
  deps.log.error({ event: `payment.${outcome}`, notification: event.id }, 'a notification was given up');
}

async function tryLater({ db, clock }: Deps, { id, tries }: StoredEvent): Promise<void> {
  const pauseMs = Math.min(minuteMs * 2 ** tries, longestPauseMs);
  await createPaymentEventsRepository(db).tryLater(id, new Date(clock.now().getTime() + pauseMs), tries + 1);
}

/** Facts that a notification establishes: empty while the provider does not confirm them, null if asking failed. */
async function factsOf(
  deps: Deps,
  providerName: string,
  { outcome, orderId, paymentId, amountCents, currency }: Notification & { orderId: string },
): Promise<readonly OrderFact[] | null> {
  if (outcome === 'charged_back') return [{ kind: 'chargeback', paymentId }];
  if (outcome === 'refunded') return [{ kind: 'refund', paymentId }];
  if (outcome !== 'paid') return [{ kind: 'attempt', attempt: outcome }];
  const provider = deps.providers.named(providerName);
  if (provider === null) return [];
  if (!provider.canConfirm)
    return [{ kind: 'payment', paymentId, amountCents, currency, isConfirmed: false }];
  try {
    return paymentFacts(await provider.confirm(orderId));
  } catch (error) {
    if (!(error instanceof ProviderUnreachableError || error instanceof ProviderRefusalError)) throw error;
    deps.log.warn({ event: 'payment.provider_unreachable', err: error }, 'the provider could not be asked');
    return null;
  }
}
