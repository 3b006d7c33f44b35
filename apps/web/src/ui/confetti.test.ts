import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { celebrate } from './confetti.ts';

const thrown = vi.hoisted(() => vi.fn());
vi.mock('canvas-confetti', () => ({ default: { create: () => thrown } }));

function wishesLessMotion(isWished: boolean): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isWished }),
  );
}

afterEach(() => vi.unstubAllGlobals());

describe('confetti', () => {
  beforeEach(() => thrown.mockReset());

  it('is 100 scraps, thrown 70 degrees wide, and leaves nothing behind', async () => {
    wishesLessMotion(false);
    await celebrate();
    expect(thrown).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ particleCount: 100, spread: 70 }),
    );
    expect(document.querySelector('canvas')).toBeNull();
  });

  it('flies above the veil of an open dialog, and below it nowhere', async () => {
    wishesLessMotion(false);
    document.body.innerHTML = '<dialog open></dialog>';
    let place: Element | null | undefined;
    thrown.mockImplementation(() => {
      place = document.querySelector('canvas')?.parentElement;
    });
    await celebrate();
    expect(place?.tagName).toBe('DIALOG');
    document.body.innerHTML = '';
  });

  it('does not fly where less motion is wished for', async () => {
    wishesLessMotion(true);
    await celebrate();
    expect(thrown).not.toHaveBeenCalled();
  });
});
