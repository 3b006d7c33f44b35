import { describe, expect, test } from 'vitest';
import { amountText, centsOf } from './amounts.ts';

describe('amounts', () => {
  test.each([
    [400, '4.00'],
    [4000, '40.00'],
    [123456789, '1234567.89'],
    [5, '0.05'],
  ])('%i cents are written %s and read again', (cents, written) => {
    expect(amountText(cents)).toBe(written);
    expect(centsOf(written)).toBe(cents);
  });

  test.each(['', '4,00', '1,000.00', '-4.00', '4.000', '4e2', ' 4.00', '٤.00'])('%j is no amount', (text) => {
    expect(centsOf(text)).toBeNull();
  });

  test.each([
    ['4', 400],
    ['4.5', 450],
  ])('%s is read as %i cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });
});
