import { expect, it } from 'vitest';
import { setLanguage } from '../../lib/language/language.ts';
import { pickFact } from './fun-facts.ts';

it.each(['en', 'ta'] as const)('tells thirty different facts by turns (%s)', (language) => {
  setLanguage(language);
  const told = Array.from({ length: 30 }, (_, skipped) => pickFact(0, skipped));
  expect(new Set(told).size).toBe(30);
  expect(pickFact(0, 30)).toBe(told[0]);
});

it('stays with one fact for a day', () => {
  setLanguage('en');
  expect(pickFact(1000, 0)).toBe(pickFact(86_399_999, 0));
  expect(pickFact(86_400_000, 0)).toBe(pickFact(0, 1));
});
