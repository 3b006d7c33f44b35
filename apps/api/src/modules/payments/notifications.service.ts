import { AppError } from '../../platform/errors/app-error.ts';
import type { Background } from '../../platform/jobs/background.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import {
  createPaymentEventsRepository,
  type EventOutcome,
  type StoredEvent,
} from './payment-events.repository.ts';
import { paymentFacts } from './payment-facts.ts';
import type { PaymentsCore } from './payments-deps.ts';
import {
  type Notification,
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnreachable,
} from './providers/payment-provider.ts';
import { type OrderFact, settleOrder } from './settle-order.ts';

type Fields = Readonly<Record<string, string>>;
type Deps = PaymentsCore & { background: Background; limiter: RateLimiter; afterSettling: () => void };

export interface Notifications {
  /**
   * Stores a notification, then processes it without making the provider wait.
   * @throws AppError `notification_refused` when it is not signed by the provider
   */
  receive(fields: Fields): Promise<void>;
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
/** Maximum characters stored per field: of a signed notification, and of one that anybody may have written. */
const maxSignedFieldLength = 300;
const maxRefusedFieldLength = 64;
const batch = 50;
const minuteMs = 60_000;
/** Maximum retries, with pauses that double up to six hours: about a day and a half in all. */
const maxTries = 14;
const longestPauseMs = 6 * 3600_000;

export function createNotifications(deps: Deps): Notifications {
  const { db, clock, log, randomness, provider } = deps;
  const events = createPaymentEventsRepository(db);
  return {
    async receive(fields) {
      const notification = provider?.parseNotification(fields) ?? null;
      const id = randomness.id();
      const event = { id, provider: provider?.name ?? 'none', receivedAt: clock.now() };
      if (notification === null) {
        log.warn(
          { event: 'payment.bad_signature', notification: id },
          'a notification is not signed by the provider',
        );
        await keepRefused(deps, { ...event, fields: withoutPayer(fields, maxRefusedFieldLength) });
        throw new AppError('notification_refused');
      }
      if (!(await isWithin(deps, sameKey(notification), sameKeptADay, dayS))) {
        log.warn(
          { event: 'payment.repeated', order: notification.orderId },
          'a notification came again too often',
        );
        return;
      }
      await events.add({ ...event, fields: withoutPayer(fields, maxSignedFieldLength), outcome: null });
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

async function keepRefused(
  deps: Deps,
  event: { id: string; provider: string; fields: Fields; receivedAt: Date },
): Promise<void> {
  if (await isWithin(deps, 'payment:refused', refusedKeptAnHour, hourS))
    await createPaymentEventsRepository(deps.db).add({ ...event, outcome: 'bad_signature' });
}

/** Key of the signed part of a notification; copies differ in nothing that can be trusted. */
function sameKey({ orderId, outcome, amountCents, currency }: Notification): string {
  return `payment:notified:${orderId}:${outcome}:${amountCents}${currency}`;
}

async function isWithin({ limiter }: Deps, key: string, limit: number, windowS: number): Promise<boolean> {
  try {
    await limiter.take(key, limit, windowS);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function work(deps: Deps, id: string): Promise<void> {
  const event = await createPaymentEventsRepository(deps.db).findWaiting(id);
  if (event === null) return;
  const { provider } = deps;
  const notification = provider?.name === event.provider ? provider.parseNotification(event.fields) : null;
  // The signature was valid on arrival: the secret or the provider has changed since.
  if (provider === null || notification === null) return close(deps, event, 'bad_signature');
  const facts = await factsOf(deps, provider, notification);
  if (facts === null) return tryLater(deps, event);
  if (facts.length === 0)
    return event.tries < maxTries ? tryLater(deps, event) : close(deps, event, 'unconfirmed');
  const settled = await settleOrder(deps, notification.orderId, facts, (handle, outcome) =>
    createPaymentEventsRepository(handle).close(event.id, outcome),
  );
  if (settled === 'unknown_order')
    deps.log.error(
      { event: 'payment.unknown_order', notification: id },
      'a signed notification of no order of ours',
    );
  deps.afterSettling();
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
  provider: PaymentProvider,
  notification: Notification,
): Promise<readonly OrderFact[] | null> {
  const { outcome, orderId, paymentId, amountCents, currency } = notification;
  if (outcome === 'charged_back') return [{ kind: 'chargeback', paymentId }];
  if (outcome !== 'paid') return [{ kind: 'attempt', attempt: outcome }];
  if (!provider.canConfirm)
    return [{ kind: 'payment', paymentId, amountCents, currency, isConfirmed: false }];
  try {
    return paymentFacts(await provider.confirm(orderId));
  } catch (error) {
    if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefusal)) throw error;
    deps.log.warn({ event: 'payment.provider_unreachable', err: error }, 'the provider could not be asked');
    return null;
  }
}

const kept = new Set([
  'merchant_id',
  'order_id',
  'payment_id',
  'payhere_amount',
  'payhere_currency',
  'status_code',
  'md5sig',
  'method',
  'status_message',
  'captured_amount',
  'recurring',
  'message_type',
]);

/** Removes payer and card details, and shortens each value to `maxFieldLength` characters, before storing. */
function withoutPayer(fields: Fields, maxFieldLength: number): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      kept.has(name) ? [[name, value.slice(0, maxFieldLength)]] : [],
    ),
  );
}
