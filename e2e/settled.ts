import type { Page } from '@playwright/test';
import { PageApi } from './page-api.ts';
import { whereItStopped, within } from './silent-page.ts';
import { Traffic } from './traffic.ts';

/** Timeout in ms. A screen that has not settled by then, even on a busy machine, never will. */
const patienceMs = 30_000;

/** Timeout in ms for each answer of the page, also for the last one. A page that answers later is silent. */
const answerMs = 15_000;

type Settling = {
  /** True does not wait for animations, such as a drawing that takes seconds. */
  mayMove?: boolean;
};

/**
 * Waits until the screen has settled: every call is answered, fonts and all parts in the window are shown, no animation
 * with an end is running, and the browser is idle. Held calls (`PageApi`) do not count, and parts may be busy while one
 * is held.
 * @throws Error that names what the screen still waits for
 */
export async function settled(page: Page, { mayMove = false }: Settling = {}): Promise<void> {
  const traffic = Traffic.of(page);
  const held = () => PageApi.at(page)?.held() ?? [];
  const underWay = () =>
    traffic.underWay().filter((name) => !held().some(({ method, path }) => name === `${method} /api${path}`));
  const endsAt = Date.now() + patienceMs;
  let waitsFor: readonly string[] = [];
  while (Date.now() < endsAt) {
    const mayBeBusy = held().length > 0;
    const answer = page.evaluate(rest, { mayBeBusy, mayMove }).catch(whenLeft);
    const busy = await within(Math.max(endsAt - Date.now(), answerMs), answer);
    if (busy === null) throw new Error(`The page does not answer. ${await whereItStopped(page)}`);
    waitsFor = [...underWay(), ...busy];
    if (waitsFor.length === 0) return;
  }
  throw new Error(`The screen does not come to rest. It waits for: ${waitsFor.join(', ')}`);
}

/** Handles a navigation to another page during the check. */
function whenLeft(failure: unknown): readonly string[] {
  if (/context was destroyed|navigat/i.test(String(failure))) return ['another page'];
  throw failure;
}

/** Runs in the page. Resolves when the browser is idle, with what has not settled even then. */
async function rest({ mayBeBusy, mayMove }: { mayBeBusy: boolean; mayMove: boolean }): Promise<string[]> {
  // Read by `whereItStopped`, if this never ends.
  const reaches = (step: string) => Object.assign(window, { settlingAt: step });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const idle = () => new Promise<IdleDeadline>((done) => requestIdleCallback(done, { timeout: 5_000 }));
  reaches('the next frame');
  await frame();
  await frame();
  reaches('an idle moment');
  const { didTimeout: isNeverIdle } = await idle();
  reaches('its fonts');
  await document.fonts.ready;
  const isInWindow = (element: Element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return bottom >= 0 && top <= innerHeight && width + height > 0;
  };
  const busy = mayBeBusy ? [] : [...document.querySelectorAll('[aria-busy="true"]')].filter(isInWindow);
  const moving = (mayMove ? [] : document.getAnimations()).filter((animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    return animation.playState === 'running' && Number.isFinite(Number(endTime));
  });
  return [
    ...(document.readyState === 'loading' ? ['the document'] : []),
    ...(document.querySelector('#root:empty') === null ? [] : ['the app']),
    ...(isNeverIdle ? ['an idle moment'] : []),
    ...busy.map((element) => `a part that is busy: ${element.textContent?.trim().slice(0, 40)}`),
    ...moving.map(
      (animation) => `an animation of ${Number(animation.effect?.getComputedTiming().endTime)} ms`,
    ),
  ];
}
