import { expect, it } from 'vitest';
import { planAction } from './plan-action.ts';

it.each([
  ['visitor', undefined, 'login'],
  ['learner', null, 'upgrade'],
  ['learner', 'monthly', 'change'],
  ['learner', 'annual', 'current'],
  ['learner', undefined, 'unknown'],
  ['unknown', undefined, 'unknown'],
  // Who can not be asked may still try to pay: the answer to that tells.
  ['unreachable', undefined, 'upgrade'],
] as const)('to a %s with the plan %s the annual plan offers: %s', (status, currentPlanId, action) => {
  expect(planAction('annual', { status, currentPlanId })).toBe(action);
});
