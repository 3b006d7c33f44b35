import { describe, expect, test } from 'vitest';
import { type AttemptState, stateAfterAttempt, stateOfMoney } from './order-states.ts';
import { orderStates } from './payments.tables.ts';

const attempts: AttemptState[] = ['created', 'pending', 'expired', 'cancelled', 'failed'];

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

describe('attempts to pay', () => {
  test('lead to the same state in whatever order they become known, and however often', () => {
    for (const order of permutations(attempts)) {
      const state = [...order, ...order].reduce<(typeof orderStates)[number]>(stateAfterAttempt, 'created');
      expect(state).toBe('failed');
    }
    for (const order of permutations<AttemptState>(['pending', 'cancelled'])) {
      expect(order.reduce<(typeof orderStates)[number]>(stateAfterAttempt, 'created')).toBe('cancelled');
    }
  });

  test.each(['paid', 'refunded', 'charged_back'] as const)(
    'change nothing of an order that is %s',
    (state) => {
      for (const attempt of attempts) expect(stateAfterAttempt(state, attempt)).toBe(state);
    },
  );

  test('never take an order back', () => {
    const rank = (state: (typeof orderStates)[number]) => orderStates.indexOf(state);
    for (const state of orderStates) {
      for (const attempt of attempts) {
        expect(rank(stateAfterAttempt(state, attempt))).toBeGreaterThanOrEqual(rank(state));
      }
    }
  });
});

describe('money', () => {
  test.each([
    [[], null],
    [['mismatched'], null],
    [['payment'], 'paid'],
    [['payment', 'refund'], 'refunded'],
    [['payment', 'chargeback'], 'charged_back'],
    [['payment', 'refund', 'chargeback'], 'charged_back'],
    [['chargeback'], 'charged_back'],
    [['payment', 'surplus', 'refund'], 'paid'],
    [['payment', 'surplus', 'refund', 'chargeback'], 'charged_back'],
  ] as const)('%j makes an order %s, in any order', (kinds, state) => {
    for (const order of permutations(kinds)) expect(stateOfMoney(order)).toBe(state);
  });
});
