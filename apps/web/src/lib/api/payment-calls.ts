import { paymentsContract } from '@python-learning/contract';
import { callsOf } from './calls-of.ts';

/** The calls of payments and refunds. */
export const paymentCalls = callsOf(paymentsContract);
