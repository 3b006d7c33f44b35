import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown, usePatientQuestions } from './payment-success-screen.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function seconds(count: number): Promise<void> {
  for (let second = 0; second < count; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
}

it('questions come often at first, then less, and end', async () => {
  const ask = vi.fn();
  const { result } = renderHook(() => usePatientQuestions(true, ask));
  await seconds(14);
  expect(ask).toHaveBeenCalledTimes(6);
  await seconds(76);
  expect(ask).toHaveBeenCalledTimes(10);
  await seconds(600);
  expect(ask).toHaveBeenCalledTimes(10);
  expect(result.current).toBe(10);
});

it('nothing is asked when nothing is waited for any more', async () => {
  const ask = vi.fn();
  const { rerender } = renderHook(({ isWaiting }) => usePatientQuestions(isWaiting, ask), {
    initialProps: { isWaiting: true },
  });
  await seconds(2);
  rerender({ isWaiting: false });
  await seconds(100);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('a countdown ends once, and not while it is stopped', async () => {
  const onEnd = vi.fn();
  const { result, rerender } = renderHook(({ isStopped }) => useCountdown(5, isStopped, onEnd), {
    initialProps: { isStopped: false },
  });
  await seconds(3);
  expect(result.current).toBe(2);
  rerender({ isStopped: true });
  await seconds(10);
  expect(onEnd).not.toHaveBeenCalled();
  rerender({ isStopped: false });
  await seconds(10);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(result.current).toBe(0);
});
