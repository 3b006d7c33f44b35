import type { RefundOverview } from '@python-learning/contract';
import type { Curriculum } from '@python-learning/curriculum';
import { withTransaction } from '../../platform/db/database.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import { createLearnerRecord } from '../record/index.ts';
import { createEntitlementPeriods } from '../subscriptions/index.ts';
import { addBillingMail } from './billing-mails.ts';
import { type CompletedShare, completedShare, percentOf } from './completed-share.ts';
import { createOrdersRepository } from './orders.repository.ts';
import type { PaymentsCore } from './payments-deps.ts';
import { createRefundRequestsRepository } from './refund-requests.repository.ts';
import { isPaidOrder, refundOverviewOf, refundState } from './refund-rules.ts';

type Deps = PaymentsCore & { curriculum: Curriculum; afterSettling: () => void };

type RefuseRefund = Refuse<'not_found' | 'refund_not_possible'>;

export interface Refunds {
  getOverview(learnerId: string): Promise<RefundOverview>;
  /**
   * Requests a refund. Repeating a request changes nothing, and is no error. An order that is not the learner's or not
   * paid is not found.
   */
  request(refuse: RefuseRefund, learnerId: string, orderId: string): Promise<RefundOverview>;
  completedShareAt(learnerId: string, date: Date): Promise<CompletedShare>;
}

export function createRefunds(deps: Deps): Refunds {
  const { db, clock, curriculum } = deps;
  const completedShareAt = async (learnerId: string, date: Date): Promise<CompletedShare> =>
    completedShare(curriculum, await createLearnerRecord(db).awards.listReasons(learnerId, date));
  const getOverview = async (learnerId: string): Promise<RefundOverview> => {
    const now = clock.now();
    const orders = await createOrdersRepository(db).listOf(learnerId);
    const requests = await createRefundRequestsRepository(db).list(orders.map(({ id }) => id));
    return refundOverviewOf(orders, { requests, share: await completedShareAt(learnerId, now), now });
  };
  return {
    getOverview,
    completedShareAt,
    async request(refuse, learnerId, orderId) {
      const share = await completedShareAt(learnerId, clock.now());
      await addRequest(deps, refuse, { learnerId, orderId, share });
      deps.afterSettling();
      return getOverview(learnerId);
    },
  };
}

function addRequest(
  { db, clock, log }: Deps,
  refuse: RefuseRefund,
  { learnerId, orderId, share }: { learnerId: string; orderId: string; share: CompletedShare },
): Promise<void> {
  const now = clock.now();
  return withTransaction(db, async (handle) => {
    await createEntitlementPeriods(handle).lock(learnerId);
    const order = await createOrdersRepository(handle).lock(orderId);
    if (order === null || order.learnerId !== learnerId || !isPaidOrder(order)) throw refuse('not_found');
    const requests = createRefundRequestsRepository(handle);
    const request = await requests.find(orderId);
    const state = refundState({ order, request, share, now });
    if (state === 'requested') return;
    if (state !== 'possible') throw refuse('refund_not_possible');
    await requests.add({ orderId, requestedAt: now, completedPercent: percentOf(share) });
    await addBillingMail(handle, { kind: 'refund_requested', about: orderId, learnerId, at: now });
    log.info({ event: 'payment.refund_requested', order: orderId }, 'a refund was asked for');
  });
}
