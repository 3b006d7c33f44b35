import { expect, it } from 'vitest';
import { setLanguage } from '../../lib/language/language.ts';
import { pickFact } from './fun-facts.ts';

it.each(['en', 'ta'] as const)('tells ten different facts by turns (%s)', (language) => {
  setLanguage(language);
  const told = Array.from({ length: 10 }, (_, skipped) => pickFact(0, skipped));
  expect(new Set(told).size).toBe(10);
  expect(pickFact(0, 10)).toBe(told[0]);
});

it('stays with one fact for a day', () => {
  setLanguage('en');
  expect(pickFact(1000, 0)).toBe(pickFact(86_399_999, 0));
  expect(pickFact(86_400_000, 0)).toBe(pickFact(0, 1));
});
