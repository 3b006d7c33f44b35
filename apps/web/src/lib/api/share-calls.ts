import { sharesContract } from '@python-learning/contract';
import { callsOf } from './calls-of.ts';

/** The calls of shared links. */
export const shareCalls = callsOf(sharesContract);
