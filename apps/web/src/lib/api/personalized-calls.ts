import { personalizedContract } from '@python-learning/contract';
import { callsOf } from './calls-of.ts';

export const personalizedCalls = callsOf(personalizedContract);
