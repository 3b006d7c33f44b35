import { paymentsContract } from '@python-learning/contract';
import { callsOf } from './calls-of.ts';

export const paymentCalls = callsOf(paymentsContract);
