import type { Page } from '@playwright/test';

/** One burst of confetti: its pieces, and the widest angle from straight up, in degrees. */
export type Throw = { scraps: number; widestDegrees: number };

/**
 * Watches what is painted. Call it before the page is opened.
 * @returns a function that returns the bursts so far
 */
export async function watchConfetti(page: Page): Promise<() => Promise<readonly Throw[]>> {
  await page.addInitScript(watchCanvases);
  return () => page.evaluate(() => (window as unknown as { throws: Throw[] }).throws);
}

/** Runs in the page. A frame starts with a cleared canvas; the first with pieces is measured. */
function watchCanvases(): void {
  const throws: Throw[] = [];
  const frames = new WeakMap<CanvasRenderingContext2D, { angles: number[]; isCounted: boolean }>();
  Object.assign(window, { throws });
  const paint = CanvasRenderingContext2D.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- each is called with the canvas as `this` below
  const { clearRect, beginPath, moveTo, ellipse } = paint;
  const begun = new WeakSet<CanvasRenderingContext2D>();
  paint.clearRect = function (...area) {
    const before = frames.get(this);
    if (before !== undefined && before.angles.length > 0 && !before.isCounted) {
      throws.push({ scraps: before.angles.length, widestDegrees: Math.max(...before.angles) });
      before.isCounted = true;
    }
    frames.set(this, { angles: [], isCounted: before?.isCounted === true });
    clearRect.apply(this, area);
  };
  paint.beginPath = function () {
    begun.add(this);
    beginPath.apply(this);
  };
  const note = (context: CanvasRenderingContext2D, x: number, y: number): void => {
    if (!begun.delete(context)) return;
    const { width, height } = context.canvas;
    const radians = Math.atan2(Math.abs(x - width * 0.5), height * 0.6 - y);
    frames.get(context)?.angles.push((radians * 180) / Math.PI);
  };
  paint.moveTo = function (x, y) {
    note(this, x, y);
    moveTo.call(this, x, y);
  };
  paint.ellipse = function (...shape) {
    note(this, shape[0], shape[1]);
    ellipse.apply(this, shape);
  };
}
