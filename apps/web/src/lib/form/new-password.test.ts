import { describe, expect, it } from 'vitest';
import { checkNewPassword } from './new-password.ts';

describe('a new password', () => {
  it.each([
    ['short', 'other', 'mismatch'],
    ['a1', 'a1', 'short'],
    ['abcdefgh', 'abcdefgh', 'weak'],
    ['12345678', '12345678', 'weak'],
    ['abcdefg1', 'abcdefg1', null],
    ['வணக்கம்நண்பா1', 'வணக்கம்நண்பா1', null],
  ])('%s, typed again as %s: %s', (password, confirmation, fault) => {
    expect(checkNewPassword(password, confirmation)).toBe(fault);
  });
});
