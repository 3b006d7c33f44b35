import { wantsLessMotion } from './wants-less-motion.ts';

/**
 * Fires 100 pieces of confetti, spread over 70 degrees; none if the user wants less motion. They fly inside an open
 * dialog, because everything outside is under its veil.
 */
export async function celebrate(): Promise<void> {
  if (wantsLessMotion()) return;
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:40';
  try {
    const { default: confetti } = await import('canvas-confetti');
    (document.querySelector('dialog[open]') ?? document.body).append(canvas);
    // A worker of its own would need a blob address, which the page does not allow.
    const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
    await fire({ particleCount: 100, spread: 70, origin: { y: 0.6 }, colors });
  } catch {
    // A celebration that cannot be shown is not worth reporting.
  } finally {
    canvas.remove();
  }
}

const colors = ['#F2A900', '#00707A', '#2E7D32', '#B3202C', '#FFF8E8'];
