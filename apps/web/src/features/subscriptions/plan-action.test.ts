import { expect, it } from 'vitest';
import { planAction } from './plan-action.ts';

it.each([
  ['visitor', undefined, 'login'],
  ['learner', null, 'upgrade'],
  ['learner', 'monthly', 'change'],
  ['learner', 'annual', 'current'],
  ['learner', undefined, 'unknown'],
  ['unknown', undefined, 'unknown'],
  // A user whose session could not be checked may try to pay; the api's answer decides.
  ['unreachable', undefined, 'upgrade'],
] as const)('to a %s with the plan %s the annual plan offers: %s', (status, currentPlanId, action) => {
  expect(planAction('annual', { status, currentPlanId })).toBe(action);
});
