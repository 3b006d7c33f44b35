import type { RefundOverview, RefundState } from '@python-learning/contract';
import { networkFailure, type Outcomes, refuse } from '@python-learning/testing/fake-api';
import { kavin, loginSession, progressAfter } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { forLearner, forVisitor, startFakeApi } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

const languages = ['en', 'ta'] as const;
const words = {
  en: {
    settings: 'Settings',
    dark: 'Dark',
    sound: 'Sounds',
    goal: '4 days',
    saved: 'Saved for your account',
    waiting: /when the connection is back/,
    current: 'Current password',
    fresh: 'New Password',
    confirm: 'Confirm Password',
    change: 'Change password',
    changed: 'Your password was changed. Every other device was logged out.',
    mismatch: 'Passwords do not match',
    devices: 'Your devices',
    thisDevice: 'This device',
    shared: 'Shared phone: logged out after 2 hours without use',
    endThere: 'Log out: Firefox on Windows',
    endOthers: 'Log out all other devices',
    alone: 'You are logged in nowhere else.',
    download: 'Download my data',
    downloaded: 'The file is in your downloads.',
    often: /several times in this hour/,
    remove: 'Delete my account',
    lost: /Your upgrade runs until 5 March 2027/,
    password: 'Your password',
    typeName: 'Type your username: kavin',
    forEver: 'Delete forever',
    keep: 'Keep my account',
    gone: 'Your account was deleted. Thank you for learning with us.',
    ask: 'Ask for a refund',
    askYes: 'Yes, ask for it',
    plan: /^Monthly Subscription, /,
    retry: 'Try again',
  },
  ta: {
    settings: 'அமைப்புகள்',
    dark: 'இருள்',
    sound: 'ஒலிகள்',
    goal: '4 நாள்கள்',
    saved: 'உன் கணக்கில் சேமிக்கப்பட்டது',
    waiting: /இணைப்பு வந்ததும் உன் கணக்கிலும் சேமிப்போம்/,
    current: 'இப்போதைய கடவுச்சொல்',
    fresh: 'புதிய கடவுச்சொல்',
    confirm: 'கடவுச்சொல்லை உறுதிசெய்',
    change: 'கடவுச்சொல்லை மாற்று',
    changed: 'உன் கடவுச்சொல் மாற்றப்பட்டது. மற்ற எல்லாச் சாதனங்களிலும் நீ வெளியேறிவிட்டாய்.',
    mismatch: 'கடவுச்சொற்கள் பொருந்தவில்லை',
    devices: 'உன் சாதனங்கள்',
    shared: 'பலர் பயன்படுத்தும் கைபேசி: 2 மணி நேரம் பயன்படுத்தாவிட்டால் தானாக வெளியேறும்',
    thisDevice: 'இந்தச் சாதனம்',
    endThere: 'வெளியேற்று: Windows · Firefox',
    endOthers: 'மற்ற எல்லாச் சாதனங்களையும் வெளியேற்று',
    alone: 'வேறெங்கும் நீ உள்நுழைந்திருக்கவில்லை.',
    download: 'என் தரவைப் பதிவிறக்கு',
    downloaded: 'கோப்பு உன் பதிவிறக்கங்களில் உள்ளது.',
    often: /ஒரு மணி நேரம் கழித்து மீண்டும் முயன்று பார்/,
    remove: 'என் கணக்கை நீக்கு',
    lost: /உன் சந்தா 5 மார்ச், 2027 வரை உள்ளது/,
    password: 'உன் கடவுச்சொல்',
    typeName: 'உன் பயனர் பெயரை எழுது: kavin',
    forEver: 'நிரந்தரமாக நீக்கு',
    keep: 'கணக்கு இருக்கட்டும்',
    gone: 'உன் கணக்கு நீக்கப்பட்டது. எங்களுடன் கற்றதற்கு நன்றி.',
    ask: 'பணத்தைத் திரும்பக் கேள்',
    askYes: 'ஆம், கேட்கிறேன்',
    plan: /^மாதச் சந்தா, /,
    retry: 'மீண்டும் முயன்று பார்',
  },
};

const now = new Date().toISOString();
const here = loginSession('s1', { browser: 'Chrome', system: 'Android', is_current: true });
const school = loginSession('s2', { browser: 'Firefox', system: 'Windows' });
const unknown = loginSession('s3', { is_shared: true });

const noPayments: RefundOverview = {
  completed_percent: 12,
  rules: {
    within_days: 30,
    completed_percent_max: 80,
    review_business_days: { min: 3, max: 5 },
    payout_business_days: { min: 5, max: 10 },
  },
  payments: [],
};

function open(language: 'en' | 'ta', calls: Outcomes = {}) {
  const server = startFakeApi({
    ...forLearner(progressAfter(2)),
    'settings.settings': {},
    'settings.changeSettings': ({ body }) => body,
    'auth.sessions': [here, school, unknown],
    'payments.refunds': noPayments,
    ...calls,
  });
  return { server, ...openApp('/settings', language) };
}

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:file');
  URL.revokeObjectURL = vi.fn();
});

describe.each(languages)('the settings in %s', (language) => {
  const say = words[language];
  const section = (name: string) => screen.findByRole('region', { name });

  it('are reached from the menu of the learner', async () => {
    startFakeApi(forLearner(progressAfter(1)));
    const { user } = openApp('/', language);
    await user.click(await screen.findByRole('button', { name: kavin.username }));
    const [link] = screen.getAllByRole('link', { name: say.settings });
    expect(link?.getAttribute('href')).toBe('/settings');
  });

  it('hold at once and are sent to the account', async () => {
    const { user, server } = open(language);
    expect(await screen.findByRole('heading', { level: 1, name: say.settings })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: say.dark }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await user.click(screen.getByRole('switch', { name: say.sound }));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: say.sound }).checked).toBe(false);
    await user.click(screen.getByRole('radio', { name: say.goal }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: say.goal }).checked).toBe(true);
    await waitFor(() => {
      const sent = Object.assign({}, ...server.requests('settings.changeSettings').map(({ body }) => body));
      expect(sent).toMatchObject({
        theme: { value: 'dark' },
        sound: { value: false },
        week_goal: { value: 4 },
      });
    });
    expect(await screen.findByText(say.saved)).toBeDefined();
  });

  it('hold without a connection too, and say that they wait', async () => {
    const { user } = open(language, { 'settings.changeSettings': networkFailure });
    await user.click(await screen.findByRole('radio', { name: say.dark }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(await screen.findByText(say.waiting)).toBeDefined();
  });

  it('change the password', async () => {
    const { user, server } = open(language, { 'auth.changePassword': { detail: 'ok' } });
    await user.type(await screen.findByLabelText(say.current), 'kolam-dots-15');
    await user.type(screen.getByLabelText(say.fresh), 'tea-with-milk-7');
    await user.type(screen.getByLabelText(say.confirm), 'another-one-7');
    await user.click(screen.getByRole('button', { name: say.change }));
    expect(await screen.findByText(say.mismatch)).toBeDefined();
    expect(server.requests('auth.changePassword')).toEqual([]);
    await user.clear(screen.getByLabelText(say.confirm));
    await user.type(screen.getByLabelText(say.confirm), 'tea-with-milk-7');
    await user.click(screen.getByRole('button', { name: say.change }));
    expect(await screen.findByText(say.changed)).toBeDefined();
    expect(server.requests('auth.changePassword')[0]?.body).toEqual({
      current_password: 'kolam-dots-15',
      new_password: 'tea-with-milk-7',
    });
    expect(screen.getByLabelText(say.current)).toHaveProperty('value', '');
  });

  it('show what the server says of a password, at its field', async () => {
    const refusal = refuse('validation_failed', { fields: { current_password: ['Not this one.'] } });
    const { user } = open(language, { 'auth.changePassword': refusal });
    await user.type(await screen.findByLabelText(say.current), 'wrong-one-1');
    await user.type(screen.getByLabelText(say.fresh), 'tea-with-milk-7');
    await user.type(screen.getByLabelText(say.confirm), 'tea-with-milk-7');
    await user.click(screen.getByRole('button', { name: say.change }));
    expect(await screen.findByText('Not this one.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(say.current));
  });

  it('tell where the learner is logged in, and end it elsewhere', async () => {
    const { user } = open(language, {
      'auth.endSession': [here, unknown],
      'auth.endOtherSessions': [here],
    });
    const devices = within(await section(say.devices));
    expect(await devices.findByText(say.thisDevice)).toBeDefined();
    expect(devices.getAllByRole('listitem')).toHaveLength(3);
    expect(devices.getAllByText(say.shared)).toHaveLength(1);
    await user.click(devices.getByRole('button', { name: say.endOthers }));
    expect(await devices.findByText(say.alone)).toBeDefined();
    expect(devices.queryByRole('button', { name: say.endThere })).toBeNull();
  });

  it('end one device alone', async () => {
    const { user } = open(language, { 'auth.endSession': [here, unknown] });
    await user.click(await screen.findByRole('button', { name: say.endThere }));
    await waitFor(() => expect(screen.queryByRole('button', { name: say.endThere })).toBeNull());
  });

  it('ask again for the devices when they could not be loaded', async () => {
    const { user, server } = open(language, { 'auth.sessions': refuse('server_error') });
    const devices = within(await section(say.devices));
    const retry = await devices.findByRole('button', { name: say.retry });
    server.answer('auth.sessions', [here]);
    await user.click(retry);
    expect(await devices.findByText(say.thisDevice)).toBeDefined();
  });

  it('give the own data as a file', async () => {
    const data = { exported_at: now, account: { username: 'kavin' }, records: {} };
    const { user } = open(language, { 'settings.ownData': data });
    await user.click(await screen.findByRole('button', { name: say.download }));
    expect(await screen.findByText(say.downloaded)).toBeDefined();
    // oxlint-disable-next-line typescript/unbound-method -- looked at, not called
    const [file] = vi.mocked(URL.createObjectURL).mock.calls[0] ?? [];
    expect(file instanceof Blob && JSON.parse(await file.text())).toEqual(data);
  });

  it('say when the own data can be had again, after it was downloaded several times', async () => {
    const refusal = refuse('too_many_requests', { retryAfterS: 3540 });
    const { user } = open(language, { 'settings.ownData': refusal });
    await user.click(await screen.findByRole('button', { name: say.download }));
    expect(await screen.findByText(say.often)).toBeDefined();
    expect(screen.queryByText(/3540/)).toBeNull();
  });

  it('delete the account after the password and the typed name, with what is lost said before', async () => {
    const { user, server, pathname, visited } = open(language, {
      'subscriptions.subscriptionStatus': {
        plan: { id: 'annual', name: 'Annual' },
        end_date: '2027-03-05T12:00:00Z',
      },
      'auth.deleteAccount': { detail: 'ok' },
    });
    expect(await screen.findByText(say.lost)).toBeDefined();
    await user.click(screen.getByRole('button', { name: say.remove }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: say.forEver }));
    expect(server.requests('auth.deleteAccount')).toEqual([]);
    await user.type(dialog.getByLabelText(say.password), 'kolam-dots-15');
    await user.type(dialog.getByLabelText(say.typeName), 'kavin');
    localStorage.setItem('code_draft_q', 'print(1)');
    const gone = { ...forVisitor, 'auth.sessions': refuse('not_authenticated') };
    server.answerAll(gone);
    await user.click(dialog.getByRole('button', { name: say.forEver }));
    await waitFor(() => expect(pathname()).toBe('/'));
    expect(await screen.findByText(say.gone)).toBeDefined();
    expect(server.requests('auth.deleteAccount')[0]?.body).toEqual({
      password: 'kolam-dots-15',
      confirmation: 'kavin',
    });
    expect(localStorage.getItem('code_draft_q')).toBeNull();
    // A call of the page that was left is refused later, and that is no lost session.
    await expect(api.auth.sessions()).rejects.toMatchObject({ status: 401 });
    // A page for learners would send the visitor to the login, before or after the way home.
    expect(visited).toEqual(['/']);
  });

  it('let who hesitates go back', async () => {
    const { user } = open(language);
    await user.click(await screen.findByRole('button', { name: say.remove }));
    await user.click(screen.getByRole('button', { name: say.keep }));
    expect(screen.queryByRole('button', { name: say.forEver })).toBeNull();
  });

  it('ask for a payment back, and say then when it is decided', async () => {
    const payment = {
      order_id: 'PL-1',
      plan: { id: 'monthly', name: 'Monthly Subscription' },
      amount: 4,
      currency: 'USD',
      paid_at: now,
    };
    const range = { from: '2026-11-25', to: '2026-11-27' };
    const refund = { possible_until: now, requested_at: null, review: range, payout: range };
    const overview = (state: RefundState): RefundOverview => ({
      ...noPayments,
      payments: [{ ...payment, refund: { ...refund, state, requested_at: now } }],
    });
    const { user, server } = open(language, {
      'payments.refunds': overview('possible'),
      'payments.requestRefund': overview('requested'),
    });
    expect(await screen.findByText(say.plan)).toBeDefined();
    await user.click(screen.getByRole('button', { name: say.ask }));
    await user.click(screen.getByRole('button', { name: say.askYes }));
    await waitFor(() => expect(screen.queryByRole('button', { name: say.ask })).toBeNull());
    expect(server.requests('payments.requestRefund')[0]?.body).toEqual({ order_id: 'PL-1' });
    expect(screen.getAllByText(/27/).length).toBeGreaterThan(0);
  });
});

it('the settings are for learners alone', async () => {
  startFakeApi(forVisitor);
  const { pathname } = openApp('/settings', 'en');
  await waitFor(() => expect(pathname()).toBe('/login'));
});
