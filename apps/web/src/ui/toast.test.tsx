import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BriefToast, showToast, ToastRegion } from './toast.tsx';

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

describe('a brief toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('is only seen, because the screen itself says the same', () => {
    render(<BriefToast>Code success!</BriefToast>);
    expect(screen.getByText('Code success!').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('goes long before another toast would', () => {
    render(<BriefToast>Code success!</BriefToast>);
    act(() => void vi.advanceTimersByTime(1500));
    expect(screen.queryByText('Code success!')).toBeNull();
  });

  it('goes with the part of the screen that shows it', () => {
    render(<BriefToast>Code success!</BriefToast>);
    cleanup();
    expect(screen.queryByText('Code success!')).toBeNull();
  });
});
