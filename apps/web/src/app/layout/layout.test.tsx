import 'fake-indexeddb/auto';
import { networkFailure, refuse } from '@python-learning/testing/fake-api';
import { kavin, progressAfter } from '@python-learning/testing/samples';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { forLearner, forVisitor, startFakeApi } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

/** The header of the page. The role queries also find the head of a screen, which is no banner inside `main`. */
function pageHeader(): HTMLElement {
  const header = screen.getAllByRole('banner').find((banner) => banner.closest('main') === null);
  if (header === undefined) throw new Error('The page has no header');
  return header;
}

/** The header holds the links twice, for wide screens and in the menu of narrow ones, which is rendered when it opens. */
function headerLinks(name: string): string[] {
  return within(pageHeader())
    .queryAllByRole('link', { name, hidden: true })
    .map((link) => link.getAttribute('href') ?? '');
}

function upgradeLink(): HTMLElement {
  const [link] = within(pageHeader()).getAllByRole('link', { name: 'Upgrade', hidden: true });
  if (!link) throw new Error('The header has no link to the upgrade');
  return link;
}

/** Opens the home page in English, and its menu for narrow screens. */
async function openWithMenu(): Promise<ReturnType<typeof openApp>> {
  const app = openApp('/', 'en');
  await app.user.click(await screen.findByRole('button', { name: 'Menu' }));
  return app;
}

describe('the header of a visitor', () => {
  it('leads to home, login and upgrade, and nowhere that needs a learner', async () => {
    startFakeApi(forVisitor);
    await openWithMenu();
    await waitFor(() => expect(headerLinks('Learn')).toEqual(['/login', '/login']));
    expect(headerLinks('Home')).toEqual(['/', '/']);
    expect(headerLinks('Login').length).toBeGreaterThan(0);
    expect(headerLinks('Upgrade')).toEqual(['/subscription', '/subscription']);
    expect(headerLinks('Dashboard')).toEqual([]);
  });
});

describe('the menu of a phone', () => {
  it('begins with the login, then what a child needs and the contact, and ends with the policies', async () => {
    startFakeApi(forVisitor);
    await openWithMenu();
    await waitFor(() => expect(headerLinks('Learn')).toEqual(['/login', '/login']));
    const button = screen.getByRole('button', { name: 'Menu' });
    const menu = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const links = within(menu ?? document.body).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Login',
      'Home',
      'Learn',
      'For parents',
      'Contact',
      'Upgrade',
      'Return Policy',
      'Privacy Policy',
      'Terms & Conditions',
    ]);
  });
});

describe('the header of a learner', () => {
  it('leads to the current milestone', async () => {
    startFakeApi(forLearner(progressAfter(2)));
    await openWithMenu();
    await waitFor(() => expect(headerLinks('Learn')).toEqual(['/learn/m3', '/learn/m3']));
    expect(headerLinks('Dashboard')).toEqual(['/dashboard', '/dashboard']);
  });

  it('leads to the dashboard where there is no current milestone', async () => {
    startFakeApi(forLearner({ ...progressAfter(15), current_milestone: null }));
    await openWithMenu();
    await waitFor(() => expect(headerLinks('Learn')).toEqual(['/dashboard', '/dashboard']));
  });

  it.each([
    [3, false],
    [4, true],
  ])('after %i milestones without a subscription calls for the upgrade: %s', async (completed, calls) => {
    startFakeApi(forLearner(progressAfter(completed)));
    openApp('/', 'en');
    await waitFor(() => expect(headerLinks('Learn')[0]).toContain('/learn/'));
    // Asked for at each look: the links are drawn again once the subscription has been answered.
    await waitFor(() => expect(upgradeLink().className.includes('breathe')).toBe(calls));
  });

  it('says until when a subscriber has upgraded', async () => {
    startFakeApi({
      ...forLearner(progressAfter(4)),
      'subscriptions.subscriptionStatus': {
        plan: { id: 'monthly', name: 'Monthly' },
        end_date: '2027-03-05T12:00:00Z',
      },
    });
    await openWithMenu();
    expect((await screen.findAllByText('Upgraded until 5 March 2027')).length).toBeGreaterThan(0);
  });

  it('tells kindly, where the learner is, that the upgrade has ended meanwhile', async () => {
    const server = startFakeApi({
      ...forLearner(progressAfter(4)),
      'subscriptions.subscriptionStatus': {
        plan: { id: 'monthly', name: 'Monthly' },
        end_date: '2027-03-05T12:00:00Z',
      },
    });
    const { user } = await openWithMenu();
    await screen.findAllByText('Upgraded until 5 March 2027');
    expect(screen.queryByText('Your upgrade has ended.')).toBeNull();
    server.answer('subscriptions.subscriptionStatus', refuse('not_found'));
    server.answer('course.learnContents', refuse('subscription_required', { detail: 'It is kept.' }));
    // Any call that is refused because it needs an upgrade.
    const call = api.course.learnContents({ params: { id: 'm5' } });
    await act(() => call.catch(() => undefined));
    const notice = (await screen.findByText('Your upgrade has ended.')).closest('output');
    expect(notice?.textContent).toContain('Nothing you did is lost');
    expect(screen.queryByText(/^Upgraded until/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Your upgrade has ended.')).toBeNull();
  });

  it('says nothing of an end to who never had an upgrade', async () => {
    const server = startFakeApi(forLearner(progressAfter(4)));
    server.answer('course.learnContents', refuse('subscription_required', { detail: 'It is kept.' }));
    openApp('/learn/m5', 'en');
    expect(await screen.findByRole('heading', { name: 'It is kept.' })).toBeDefined();
    expect(screen.queryByText('Your upgrade has ended.')).toBeNull();
  });

  it('logs out, which clears everything but the choices of the browser', async () => {
    startFakeApi(forLearner(progressAfter(1)));
    const { user, pathname } = openApp('/', 'ta');
    await user.click(await screen.findByRole('button', { name: kavin.username }));
    localStorage.setItem('code_draft_q', 'print(1)');
    const [logout] = screen.getAllByRole('button', { name: 'வெளியேறு' });
    if (logout) await user.click(logout);
    await waitFor(() => expect(headerLinks('உள்நுழை').length).toBeGreaterThan(0));
    expect(pathname()).toBe('/');
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ language: 'ta' });
  });

  it('stays at home where a call of the page that is left is refused during the logout', async () => {
    const server = startFakeApi(forLearner(progressAfter(1)));
    const { user, pathname, visited } = openApp('/dashboard', 'en');
    await user.click(await screen.findByRole('button', { name: kavin.username }));
    server.answer('auth.logout', async () => {
      server.answerAll(forVisitor);
      server.answer('progress.progress', refuse('not_authenticated'));
      await expect(api.progress.progress()).rejects.toMatchObject({ status: 401 });
      return { detail: 'ok' };
    });
    const [logout] = screen.getAllByRole('button', { name: 'Logout' });
    if (logout) await user.click(logout);
    await waitFor(() => expect(pathname()).toBe('/'));
    expect(visited).toEqual(['/']);
  });

  it('stays logged in where the logout failed, and hears of a session lost after it', async () => {
    const server = startFakeApi({
      ...forLearner(progressAfter(1)),
      'auth.logout': refuse('server_error'),
    });
    const { user, pathname } = openApp('/dashboard', 'en');
    await user.click(await screen.findByRole('button', { name: kavin.username }));
    const [logout] = screen.getAllByRole('button', { name: 'Logout' });
    if (logout) await user.click(logout);
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
    expect(pathname()).toBe('/dashboard');
    server.answerAll(forVisitor);
    server.answer('progress.progress', refuse('not_authenticated'));
    await expect(api.progress.progress()).rejects.toMatchObject({ status: 401 });
    await waitFor(() => expect(pathname()).toBe('/login'));
  });

  it('says that the logout failed where the menu was closed meanwhile, and again in the menu', async () => {
    const server = startFakeApi({ ...forLearner(progressAfter(1)), 'auth.logout': refuse('server_error') });
    const logout = server.hold('auth.logout');
    const { user } = openApp('/dashboard', 'en');
    const menu = await screen.findByRole('button', { name: kavin.username });
    await user.click(menu);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(screen.getByRole('main'));
    expect(menu.getAttribute('aria-expanded')).toBe('false');
    logout.release();
    const told = await screen.findByText(/^We could not log you out\./, { selector: 'output *' });
    expect(told.closest('[aria-live="polite"]')).not.toBeNull();
    await user.click(menu);
    expect(screen.getByRole('alert').textContent).toBe(told.textContent);
  });

  it('says once that the logout failed where the menu is still open', async () => {
    startFakeApi({ ...forLearner(progressAfter(1)), 'auth.logout': refuse('server_error') });
    const { user } = openApp('/dashboard', 'en');
    await user.click(await screen.findByRole('button', { name: kavin.username }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    const alert = await screen.findByRole('alert');
    expect(screen.getAllByText(alert.textContent ?? '')).toEqual([alert]);
  });
});

describe('the language switch', () => {
  it('changes every text, keeps what was typed and asks for content in the new language', async () => {
    const server = startFakeApi(forVisitor);
    server.answer('subscriptions.plans', []);
    const { user, router } = openApp('/login', 'en');
    await user.type(await screen.findByLabelText('Email'), 'half-typed');
    await user.click(screen.getByRole('button', { name: 'தமிழ்' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'உள்நுழை' })).toBeDefined();
    expect(screen.getByLabelText('மின்னஞ்சல்')).toHaveProperty('value', 'half-typed');
    expect(screen.getByRole('button', { name: 'தமிழ்' }).getAttribute('aria-pressed')).toBe('true');
    await router.navigate('/subscription');
    await waitFor(() => expect(server.requests('subscriptions.plans')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'English' }));
    await waitFor(() => expect(server.requests('subscriptions.plans')).toHaveLength(2));
    const asked = server.requests('subscriptions.plans').map(({ headers }) => headers.get('Accept-Language'));
    expect(asked).toEqual(['ta', 'en']);
  });
});

describe('ways through the app', () => {
  it('lead from a protected screen to the login without a learner', async () => {
    startFakeApi(forVisitor);
    const { pathname } = openApp('/dashboard', 'en');
    await waitFor(() => expect(pathname()).toBe('/login'));
  });

  it('stay where they are when the server cannot be asked who is there', async () => {
    startFakeApi({ 'auth.user': networkFailure });
    const { pathname } = openApp('/dashboard', 'en');
    expect(
      await screen.findByRole('heading', { name: 'We cannot reach the server' }, { timeout: 5000 }),
    ).toBeDefined();
    expect(pathname()).toBe('/dashboard');
  });

  it('lead home from an unknown address', async () => {
    startFakeApi(forVisitor);
    const { pathname } = openApp('/no/such/page', 'en');
    await waitFor(() => expect(pathname()).toBe('/'));
  });

  it('give each page its title and put the focus on its heading', async () => {
    startFakeApi(forVisitor);
    const { user } = openApp('/', 'en');
    const footer = await screen.findByRole('contentinfo');
    await user.click(within(footer).getByRole('link', { name: 'Return Policy' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Return Policy' });
    expect(document.title).toBe('Return Policy · Python Learning');
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/80%/)).toBeDefined();
  });
});

describe('the start button', () => {
  function start(name: string): (string | null)[] {
    return within(screen.getByRole('main'))
      .getAllByRole('link', { name })
      .map((link) => link.getAttribute('href'));
  }

  it('leads a visitor to the sign-up', async () => {
    startFakeApi(forVisitor);
    openApp('/', 'ta');
    await waitFor(() => expect(start('கற்கத் தொடங்கு')).toEqual(['/signup', '/signup']));
  });

  it('leads a learner to the current milestone, or to the dashboard', async () => {
    startFakeApi(forLearner(progressAfter(2)));
    const { close } = openApp('/', 'en');
    await waitFor(() => expect(start('Continue Learning')[0]).toBe('/learn/m3'));
    close();
    startFakeApi(forLearner({ ...progressAfter(0), current_milestone: null }));
    openApp('/', 'en');
    await waitFor(() => expect(start('Continue Learning')[0]).toBe('/dashboard'));
  });
});

it('a session that ends on a protected screen leads to the login and forgets the learner', async () => {
  const refused = refuse('token_not_valid');
  startFakeApi({
    ...forLearner(progressAfter(1)),
    'progress.progress': refused,
    'auth.refreshToken': refused,
  });
  localStorage.setItem('storage_owner', kavin.id);
  localStorage.setItem('code_draft_q', 'print(1)');
  const { pathname } = openApp('/dashboard', 'en');
  await waitFor(() => expect(pathname()).toBe('/login'));
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeDefined();
  expect(localStorage.getItem('code_draft_q')).toBeNull();
});
