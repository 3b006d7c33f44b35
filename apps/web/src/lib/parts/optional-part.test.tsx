import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { optionalPart } from './optional-part.tsx';

afterEach(() => {
  vi.useRealTimers();
});

describe('a part of a screen that never comes', () => {
  it('leaves its place to what stands in for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const Part = optionalPart(
      () => new Promise<never>(() => undefined),
      () => <p>Loading</p>,
      () => <p>Instead</p>,
    );
    render(<Part />);
    expect(screen.getByText('Loading')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Instead')).toBeDefined();
  });
});
