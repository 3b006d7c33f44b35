import { contactContract } from '@python-learning/contract';
import { callsOf } from './calls-of.ts';

/** The calls of the form for questions. */
export const contactCalls = callsOf(contactContract);
