import { personalizedContract } from '@python-learning/contract';
import { callsOf } from './calls-of.ts';

/** The calls of exercises made for one learner. */
export const personalizedCalls = callsOf(personalizedContract);
