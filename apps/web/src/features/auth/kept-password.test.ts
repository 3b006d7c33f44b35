import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findKeptPassword, forgetPassword, keepPassword } from './kept-password.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  forgetPassword();
  vi.useRealTimers();
});

describe('the password of a sign-up whose address is not proven', () => {
  it('is in no storage and no history, and belongs to its address', () => {
    keepPassword('nila@example.com', 'kolam-dots-15');
    expect(findKeptPassword('nila@example.com')).toBe('kolam-dots-15');
    expect(findKeptPassword('kavin@example.com')).toBeNull();
    const written = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state]);
    expect(written).not.toContain('kolam-dots-15');
  });

  it('is kept for ten minutes, and then gone', () => {
    keepPassword('nila@example.com', 'kolam-dots-15');
    vi.advanceTimersByTime(10 * 60 * 1000 - 1);
    expect(findKeptPassword('nila@example.com')).toBe('kolam-dots-15');
    vi.advanceTimersByTime(1);
    expect(findKeptPassword('nila@example.com')).toBeNull();
  });

  it('is gone when it is forgotten', () => {
    keepPassword('nila@example.com', 'kolam-dots-15');
    forgetPassword();
    expect(findKeptPassword('nila@example.com')).toBeNull();
  });
});
