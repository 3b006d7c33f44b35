import { sharesContract } from '@python-learning/contract';
import { callsOf } from './calls-of.ts';

export const shareCalls = callsOf(sharesContract);
