import { certificatesContract } from '@python-learning/contract';
import { callsOf } from './calls-of.ts';

export const certificateCalls = callsOf(certificatesContract);
