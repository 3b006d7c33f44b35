import { certificatesContract } from '@python-learning/contract';
import { callsOf } from './calls-of.ts';

/** The calls of certificates. */
export const certificateCalls = callsOf(certificatesContract);
