import { contactContract } from '@python-learning/contract';
import { callsOf } from './calls-of.ts';

export const contactCalls = callsOf(contactContract);
