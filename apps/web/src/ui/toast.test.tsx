import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast, ToastRegion } from './toast.tsx';

describe('a toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<ToastRegion />);
    return () => {
      act(() => void vi.runAllTimers());
      vi.useRealTimers();
    };
  });

  it('is heard: it comes into a region that was there before, and waits for a pause', () => {
    const region = screen.getByRole('status');
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.textContent).toBe('');
    act(() => showToast('Code success!'));
    expect(region.textContent).toBe('Code success!');
  });

  it('is only seen where the screen itself says the same', () => {
    act(() => showToast('Saved', 'success', { isSilent: true }));
    expect(screen.getByText('Saved').getAttribute('aria-hidden')).toBe('true');
  });

  it('goes with the region that showed it', () => {
    act(() => showToast('Saved'));
    cleanup();
    render(<ToastRegion />);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('goes by itself', () => {
    act(() => showToast('Saved'));
    act(() => void vi.runAllTimers());
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
