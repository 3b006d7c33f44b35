import { kavin, progressAfter } from '@python-learning/testing/samples';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLocalSettings } from '../../lib/settings/local-settings.ts';
import { LateError } from '../../lib/waiting/in-time.ts';
import { forLearner, forVisitor, startFakeApi } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { FaultBoundary } from '../fault-boundary.tsx';
import { fetchedScreens } from '../router.tsx';
import { type Screen, screen as screenOf } from './screen.tsx';

afterEach(() => vi.restoreAllMocks());

function MayBreak({ fault }: { fault: Error | null }) {
  if (fault !== null) throw fault;
  return <p>whole</p>;
}

function footerLink(name: string): HTMLElement {
  return within(screen.getByRole('contentinfo')).getByRole('link', { name });
}

describe('a screen that has to be fetched', () => {
  it('is fetched as soon as a finger is on a link to it', async () => {
    startFakeApi(forVisitor);
    openApp('/', 'en');
    await screen.findByRole('contentinfo');
    const policy = fetchedScreens.find(({ path }) => path === '/policy/:policy');
    const screenOfPolicy = policy?.screen ?? { prefetch: (): void => undefined };
    const prefetch = vi.spyOn(screenOfPolicy, 'prefetch');
    fireEvent.touchStart(footerLink('Privacy Policy'));
    expect(prefetch).toHaveBeenCalledOnce();
    fireEvent.touchStart(screen.getByRole('main'));
    expect(prefetch).toHaveBeenCalledOnce();
  });
});

describe('a screen that was fetched before it is gone to', () => {
  const page = () => screenOf(async () => () => <p>the screen</p>);
  const show = ({ Component }: Screen) =>
    render(
      <Suspense fallback={<p>on its way</p>}>
        <Component />
      </Suspense>,
    );

  it('is drawn at once, without the sign that it is on its way', async () => {
    const fetched = page();
    fetched.prefetch();
    await act(async () => undefined);
    show(fetched);
    expect(screen.getByText('the screen')).toBeDefined();
  });

  it('is waited for where it is not there yet', async () => {
    show(page());
    expect(screen.getByText('on its way')).toBeDefined();
    expect(await screen.findByText('the screen')).toBeDefined();
  });
});

describe('the place on a page', () => {
  it('is the top of a new page, and where one was on a page that is gone back to', async () => {
    startFakeApi(forVisitor);
    const { user, router } = openApp('/', 'en');
    await screen.findByRole('contentinfo');
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
    fireEvent.scroll(window);
    await user.click(footerLink('Return Policy'));
    await screen.findByRole('heading', { level: 1, name: 'Return Policy' });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    await router.goBack();
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));
  });

  /** Leaves a page scrolled down, then opens another one as the browser does when it loads a document. */
  async function openAfterLeaving(
    left: string,
    opened: string,
    loadedBy: 'navigate' | 'reload' | 'back_forward',
  ) {
    startFakeApi(forVisitor);
    const first = openApp(left, 'en');
    await screen.findByRole('contentinfo');
    const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(402);
    fireEvent.scroll(window);
    first.close();
    scrollY.mockReturnValue(0);
    const load = { type: loadedBy } as PerformanceNavigationTiming;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load]);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    openApp(opened, 'en');
    await screen.findByRole('contentinfo');
    return scrollTo;
  }

  it('is the top of a page that another site leads to, wherever that page was left before', async () => {
    for (const left of ['/subscription', '/subscription/cancel']) {
      const scrollTo = await openAfterLeaving(left, '/subscription/cancel', 'navigate');
      // Where a browser opens a document.
      expect(scrollTo).not.toHaveBeenCalled();
      cleanup();
      vi.restoreAllMocks();
    }
  });

  it.each(['reload', 'back_forward'] as const)('is kept by the same page after a %s', async (loadedBy) => {
    const scrollTo = await openAfterLeaving('/subscription/cancel', '/subscription/cancel', loadedBy);
    expect(scrollTo).toHaveBeenCalledWith(0, 402);
  });

  it('of one page is never the place of another, after a reload either', async () => {
    const scrollTo = await openAfterLeaving('/subscription', '/contact', 'reload');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  it('is the top where a link leads to the page that is open', async () => {
    startFakeApi(forVisitor);
    const { user } = openApp('/contact', 'en');
    await screen.findByRole('heading', { level: 1, name: 'Get In Touch' });
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await user.click(footerLink('Contact'));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });
});

describe('a page that broke', () => {
  it.each([
    ['en', new Error('oops'), 'Something broke on this page'],
    ['ta', new Error('oops'), 'இந்தப் பக்கத்தில் ஏதோ பழுதாகிவிட்டது'],
    ['en', new TypeError('Failed to fetch dynamically imported module: /x.js'), 'This page did not load'],
    ['en', new LateError('nothing came'), 'This page did not load'],
  ] as const)('is told in %s, leads on, and the next page is whole again (%s)', (language, fault, told) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    changeLocalSettings({ language });
    const view = (place: string, thrown: Error | null) => (
      <MemoryRouter>
        <FaultBoundary place={place}>
          <MayBreak fault={thrown} />
        </FaultBoundary>
      </MemoryRouter>
    );
    const { rerender } = render(view('a', fault));
    expect(screen.getByRole('heading', { level: 1, name: told })).toBeDefined();
    expect(screen.getByRole('link')).toHaveProperty('pathname', '/');
    rerender(view('b', null));
    expect(screen.getByText('whole')).toBeDefined();
  });
});

describe('whoever logs out on a learner’s page', () => {
  it('comes home', async () => {
    startFakeApi(forLearner(progressAfter(1)));
    const { user, pathname } = openApp('/dashboard', 'en');
    await user.click(await screen.findByRole('button', { name: kavin.username }));
    const [logout] = screen.getAllByRole('button', { name: 'Logout' });
    if (logout) await user.click(logout);
    await screen.findAllByRole('link', { name: 'Login', hidden: true });
    await waitFor(() => expect(pathname()).toBe('/'));
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(pathname()).toBe('/');
  });
});
