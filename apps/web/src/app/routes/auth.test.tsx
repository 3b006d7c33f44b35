import { foreign, refuse } from '@python-learning/testing/fake-api';
import { kavin, progressAfter } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { forLearner, forVisitor, startFakeApi } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

const languages = ['en', 'ta'] as const;
const texts = {
  en: {
    login: 'Login',
    sharedPhone: 'This is a shared phone',
    email: 'Email',
    password: 'Password',
    username: 'Username',
    signUp: 'Sign Up',
    required: 'Please fill this in.',
    wrongLogin: 'Failed to login. Please check your credentials.',
    taken: 'Username: taken',
    otp: 'OTP',
    verify: 'Verify',
    verified: 'Email verified successfully. You can now login.',
    sendOtp: 'Send OTP',
    newPassword: 'New Password',
    confirm: 'Confirm Password',
    reset: 'Reset Password',
    mailCode: 'Mail me a code',
    haveCode: 'I have a code already',
    otherEmail: 'Wrong address? Change it',
    notKept: 'did not keep your password',
    firstLogin: 'Almost there. Log in, and your first lesson is next.',
    mismatch: 'Passwords do not match',
    short: 'Password must be at least 8 characters long',
    weak: 'Password must contain at least one letter and one number',
    wasReset: 'Password reset successfully. You can now login with your new password.',
  },
  ta: {
    login: 'உள்நுழை',
    sharedPhone: 'இது பலர் பயன்படுத்தும் கைபேசி',
    email: 'மின்னஞ்சல்',
    password: 'கடவுச்சொல்',
    username: 'பயனர் பெயர்',
    signUp: 'பதிவு செய்',
    required: 'இதை நிரப்ப வேண்டும்.',
    wrongLogin: 'உள்நுழைய முடியவில்லை. மின்னஞ்சலையும் கடவுச்சொல்லையும் சரிபார்.',
    taken: 'பயனர் பெயர்: taken',
    otp: 'சரிபார்ப்பு எண் (OTP)',
    verify: 'சரிபார்',
    verified: 'மின்னஞ்சல் சரிபார்க்கப்பட்டது. இப்போது உள்நுழையலாம்.',
    sendOtp: 'சரிபார்ப்பு எண்ணை அனுப்பு',
    newPassword: 'புதிய கடவுச்சொல்',
    confirm: 'கடவுச்சொல்லை உறுதிசெய்',
    reset: 'கடவுச்சொல்லை மாற்று',
    mailCode: 'எண்ணை மின்னஞ்சலில் அனுப்பு',
    haveCode: 'என்னிடம் எண் உள்ளது',
    otherEmail: 'முகவரி தவறா? மாற்று',
    notKept: 'கடவுச்சொல்லை இந்தப் பக்கம் நினைவில் வைக்கவில்லை',
    firstLogin: 'கிட்டத்தட்ட முடிந்தது! உள்நுழைந்தால், அடுத்தது உன் முதல் பாடம்தான்.',
    mismatch: 'கடவுச்சொற்கள் பொருந்தவில்லை',
    short: 'கடவுச்சொல்லில் குறைந்தது 8 எழுத்துக்குறிகள் இருக்க வேண்டும்',
    weak: 'கடவுச்சொல்லில் குறைந்தது ஓர் எழுத்தும் ஓர் எண்ணும் இருக்க வேண்டும்',
    wasReset: 'கடவுச்சொல் மாற்றப்பட்டது. இப்போது புதிய கடவுச்சொல்லால் உள்நுழையலாம்.',
  },
};

/** The screens show a success for two seconds before they go on. */
const patience = { timeout: 5000 };

function formButton(name: string): HTMLElement {
  return within(screen.getByRole('main')).getByRole('button', { name });
}

describe.each(languages)('login in %s', (language) => {
  const text = texts[language];

  it('goes home with the learner logged in', async () => {
    const server = startFakeApi({
      ...forLearner(progressAfter(0)),
      'auth.user': refuse('not_authenticated'),
    });
    server.answer('auth.login', { user: kavin });
    const { user, pathname } = openApp('/login', language);
    await user.type(await screen.findByLabelText(text.email), ' kavin@example.com ');
    await user.type(screen.getByLabelText(text.password), 'abcdefg1');
    await user.click(formButton(text.login));
    await waitFor(() => expect(pathname()).toBe('/'));
    expect(server.requests('auth.login')[0]?.body).toEqual({
      email: 'kavin@example.com',
      password: 'abcdefg1',
    });
    expect(screen.getAllByText('kavin').length).toBeGreaterThan(0);
    expect(localStorage.getItem('storage_owner')).toBe(kavin.id);
  });

  it('shows nothing of the learner before, whose answers came with the page', async () => {
    const server = startFakeApi({
      ...forLearner(progressAfter(0)),
      'auth.user': refuse('not_authenticated'),
    });
    server.answer('auth.login', { user: kavin });
    const { user, pathname } = openApp('/login', language);
    await user.type(await screen.findByLabelText(text.email), 'kavin@example.com');
    await user.type(screen.getByLabelText(text.password), 'abcdefg1');
    window.earlyAnswers = { '/api/learn/progress/': [200, progressAfter(3)] };
    await user.click(formButton(text.login));
    await waitFor(() => expect(pathname()).toBe('/'));
    await waitFor(() => expect(server.requests('progress.progress')).toHaveLength(1));
    expect(window.earlyAnswers).toBeUndefined();
  });

  it('tells the server of a shared phone, and the learner what that means', async () => {
    const server = startFakeApi({ ...forVisitor, 'auth.login': { user: kavin } });
    const { user } = openApp('/login', language);
    await user.type(await screen.findByLabelText(text.email), 'kavin@example.com');
    await user.type(screen.getByLabelText(text.password), 'abcdefg1');
    const shared = screen.getByRole('switch', { name: text.sharedPhone, checked: false });
    shared.focus();
    await user.keyboard(' ');
    expect(screen.getByRole('switch', { name: text.sharedPhone, checked: true })).toBeDefined();
    const describedBy = shared.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toContain('2');
    await user.click(formButton(text.login));
    await waitFor(() => expect(server.requests('auth.login')).toHaveLength(1));
    expect(server.requests('auth.login')[0]?.body).toEqual({
      email: 'kavin@example.com',
      password: 'abcdefg1',
      shared_phone: true,
    });
  });

  it('says what is missing, ties it to its field and goes to the first of them', async () => {
    const server = startFakeApi(forVisitor);
    const { user } = openApp('/login', language);
    const email = await screen.findByLabelText(text.email);
    await user.click(formButton(text.login));
    expect(email).toHaveProperty('ariaInvalid', 'true');
    expect(document.activeElement).toBe(email);
    const describedBy = email.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toContain(text.required);
    expect(server.requests('auth.login')).toHaveLength(0);
  });

  it.each([
    [{ detail: 'from detail', error: 'from error' }, 'from detail'],
    [{ error: 'from error', non_field_errors: ['from the form'] }, 'from error'],
    [{ non_field_errors: ['from the form'] }, 'from the form'],
    [{}, text.wrongLogin],
  ])('tells of a refusal %o: %s', async (body, told) => {
    startFakeApi({ ...forVisitor, 'auth.login': foreign({ status: 401, body }) });
    const { user } = openApp('/login', language);
    await user.type(await screen.findByLabelText(text.email), 'kavin@example.com');
    await user.type(screen.getByLabelText(text.password), 'x');
    await user.click(formButton(text.login));
    expect((await screen.findByRole('alert')).textContent).toBe(told);
  });

  it('takes a mailed code beside the password while wrong passwords of others pause the account', async () => {
    const server = startFakeApi({
      ...forVisitor,
      'auth.login': refuse('login_paused'),
      'auth.requestLoginCode': { detail: 'sent' },
    });
    const { user, pathname } = openApp('/login', language);
    await user.type(await screen.findByLabelText(text.email), 'kavin@example.com');
    await user.type(screen.getByLabelText(text.password), 'abcdefg1');
    expect(screen.queryByLabelText(text.otp)).toBeNull();
    await user.click(formButton(text.login));
    const code = await screen.findByLabelText(text.otp);
    await user.click(formButton(text.mailCode));
    await waitFor(() =>
      expect(server.requests('auth.requestLoginCode')[0]?.body).toEqual({ email: 'kavin@example.com' }),
    );

    server.answer('auth.login', { user: kavin });
    await user.type(code, '4821 9930 1174 2086');
    await user.click(formButton(text.login));
    await waitFor(() => expect(pathname()).toBe('/'));
    expect(server.requests('auth.login').at(-1)?.body).toEqual({
      email: 'kavin@example.com',
      password: 'abcdefg1',
      otp: '4821 9930 1174 2086',
    });
  });

  it('lets a learner who has a code set a password without another mail', async () => {
    const server = startFakeApi(forVisitor);
    const { user } = openApp('/forgot-password', language);
    await user.click(await screen.findByRole('button', { name: text.haveCode }));
    expect(await screen.findByText(text.required)).toBeDefined();
    await user.type(screen.getByLabelText(text.email), 'kavin@example.com');
    await user.click(formButton(text.haveCode));
    expect(await screen.findByLabelText(text.otp)).toBeDefined();
    expect(server.requests('auth.requestPasswordReset')).toHaveLength(0);
  });
});

it('login shows a success message that another screen passed on, and goes where that screen wanted', async () => {
  const server = startFakeApi({ ...forLearner(progressAfter(0)), 'auth.user': refuse('not_authenticated') });
  server.answer('auth.login', { user: kavin });
  const { user, router, pathname } = openApp('/', 'en');
  await router.navigate('/login', {
    state: { message: 'Please login to subscribe to a plan', returnUrl: '/subscription' },
  });
  expect(await screen.findByText('Please login to subscribe to a plan')).toBeDefined();
  await user.type(await screen.findByLabelText('Email'), 'kavin@example.com');
  await user.type(screen.getByLabelText('Password'), 'x');
  await user.click(formButton('Login'));
  await waitFor(() => expect(pathname()).toBe('/subscription'));
});

describe.each(languages)('sign-up in %s', (language) => {
  const text = texts[language];

  async function fillIn(user: ReturnType<typeof openApp>['user']) {
    await user.type(await screen.findByLabelText(text.username), 'kavin');
    await user.type(screen.getByLabelText(text.email), 'kavin@example.com');
    await user.type(screen.getByLabelText(text.password), 'abcdefg1');
    await user.click(formButton(text.signUp));
  }

  it('goes on to the mailed code, then to the login with the good news', async () => {
    const server = startFakeApi({
      ...forVisitor,
      'auth.register': { detail: 'ok' },
      'auth.verifyEmail': { detail: 'ok' },
    });
    const { user, pathname } = openApp('/signup', language);
    await fillIn(user);
    const code = await screen.findByLabelText(text.otp);
    expect(document.activeElement).toBe(code);
    await user.keyboard('123456');
    await waitFor(() => expect(pathname()).toBe('/login'), patience);
    expect(await screen.findByText(text.verified)).toBeDefined();
    expect(screen.getByText(text.firstLogin)).toBeDefined();
    const email = screen.getByLabelText(text.email);
    expect(email).toHaveProperty('value', 'kavin@example.com');
    expect(email.getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText(text.password).getAttribute('autocomplete')).toBe('current-password');
    expect(server.requests('auth.verifyEmail')[0]?.body).toEqual({
      email: 'kavin@example.com',
      otp: '123456',
    });
  });

  it('goes back from the code with all that was typed, to correct the address', async () => {
    const server = startFakeApi({ ...forVisitor, 'auth.register': { detail: 'ok' } });
    const { user, router, pathname } = openApp('/signup', language);
    const expectsForm = async () => {
      expect(await screen.findByLabelText(text.username)).toHaveProperty('value', 'kavin');
      expect(screen.getByLabelText(text.email)).toHaveProperty('value', 'kavin@example.com');
      expect(screen.getByLabelText(text.password)).toHaveProperty('value', 'abcdefg1');
    };
    await fillIn(user);
    await screen.findByLabelText(text.otp);
    await router.goBack();
    await expectsForm();
    await user.click(formButton(text.signUp));
    await user.click(await screen.findByRole('link', { name: text.otherEmail }));
    await expectsForm();
    expect(pathname()).toBe('/signup');
    await user.clear(screen.getByLabelText(text.email));
    await user.type(screen.getByLabelText(text.email), 'kavin@example.org');
    await user.click(formButton(text.signUp));
    await screen.findByLabelText(text.otp);
    expect(server.requests('auth.register').at(-1)?.body).toEqual({
      username: 'kavin',
      email: 'kavin@example.org',
      password: 'abcdefg1',
    });
  });

  it('keeps no password after a verified address, and says so at the field', async () => {
    startFakeApi({ ...forVisitor, 'auth.register': { detail: 'ok' }, 'auth.verifyEmail': { detail: 'ok' } });
    const { user, router, pathname } = openApp('/signup', language);
    await fillIn(user);
    await user.type(await screen.findByLabelText(text.otp), '123456');
    await waitFor(() => expect(pathname()).toBe('/login'), patience);
    await router.navigate('/signup', { state: { username: 'kavin', email: 'kavin@example.com' } });
    const password = await screen.findByLabelText(text.password);
    expect(password).toHaveProperty('value', '');
    const describedBy = password.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toContain(text.notKept);
  });

  it('shows what the server says of a field at that field', async () => {
    startFakeApi({
      ...forVisitor,
      'auth.register': refuse('validation_failed', { fields: { username: ['taken'], password: ['weak'] } }),
    });
    const { user } = openApp('/signup', language);
    await fillIn(user);
    expect(await screen.findByText(text.taken)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(text.username));
  });
});

it('sign-up prefers the error of the server to what it says of fields', async () => {
  const body = { error: 'Sign-up is closed', username: ['taken'] };
  startFakeApi({ ...forVisitor, 'auth.register': foreign({ status: 400, body }) });
  const { user } = openApp('/signup', 'en');
  await user.type(await screen.findByLabelText('Username'), 'kavin');
  await user.type(screen.getByLabelText('Email'), 'kavin@example.com');
  await user.type(screen.getByLabelText('Password'), 'abcdefg1');
  await user.click(formButton('Sign Up'));
  expect((await screen.findByRole('alert')).textContent).toBe('Sign-up is closed');
  expect(screen.queryByText('Username: taken')).toBeNull();
});

it('the code screen sends whoever comes without an email to the login', async () => {
  startFakeApi(forVisitor);
  const { pathname } = openApp('/verify-otp', 'en');
  await waitFor(() => expect(pathname()).toBe('/login'));
});

it('the code screen tells of a wrong code and mails another one', async () => {
  const server = startFakeApi({
    ...forVisitor,
    'auth.verifyEmail': foreign({ status: 400 }),
    'auth.resendOtp': { detail: 'ok' },
  });
  const { user, router } = openApp('/', 'en');
  await router.navigate('/verify-otp', { state: { email: 'kavin@example.com' } });
  await user.type(await screen.findByLabelText('OTP'), '4821 9930 1174 2086');
  expect(server.requests('auth.verifyEmail')).toEqual([]);
  await user.click(formButton('Verify'));
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid OTP. Please try again.');
  await user.click(formButton('Send a new code'));
  expect(await screen.findByText(/A new code is on its way/)).toBeDefined();
  expect(server.requests('auth.resendOtp')[0]?.body).toEqual({ email: 'kavin@example.com' });
  expect(formButton('Send a new code (60\u00a0s)')).toHaveProperty('disabled', true);
});

it('the code screen sends six digits by itself, once, and does not call the beginning of a long code wrong', async () => {
  const server = startFakeApi({ ...forVisitor, 'auth.verifyEmail': foreign({ status: 400 }) });
  const { user, router } = openApp('/', 'en');
  await router.navigate('/verify-otp', { state: { email: 'kavin@example.com' } });
  const code = await screen.findByLabelText('OTP');
  await user.type(code, '482199');
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid OTP. Please try again.');
  await user.type(code, '3011742086');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.requests('auth.verifyEmail')).toHaveLength(1);
});

it('the code screen counts on to the next code when it is opened again, as after a reload', async () => {
  startFakeApi({ ...forVisitor, 'auth.resendOtp': { detail: 'ok' } });
  const { router } = openApp('/', 'en');
  const open = (sentSecondsAgo: number) =>
    router.navigate('/verify-otp', {
      state: { email: 'kavin@example.com', codeSentMs: Date.now() - sentSecondsAgo * 1000 },
    });
  await open(40);
  const waiting = await screen.findByRole('button', { name: /^Send a new code \(/ });
  expect(Number(/\d+/.exec(waiting.textContent ?? '')?.[0])).toBeLessThanOrEqual(20);
  await router.navigate('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Get In Touch' });
  await open(60);
  expect(await screen.findByRole('button', { name: 'Send a new code' })).toHaveProperty('disabled', false);
});

describe.each(languages)('a forgotten password in %s', (language) => {
  const text = texts[language];

  it('is replaced in two steps; its faults are told in their order', async () => {
    const server = startFakeApi({
      ...forVisitor,
      'auth.requestPasswordReset': { detail: 'ok' },
      'auth.resetPassword': { detail: 'ok' },
    });
    const { user, pathname } = openApp('/forgot-password', language);
    await user.type(await screen.findByLabelText(text.email), 'kavin@example.com');
    await user.click(formButton(text.sendOtp));
    const otp = await screen.findByLabelText(text.otp);
    expect(document.activeElement).toBe(otp);
    await user.type(otp, '123456');
    const [password, confirmation] = [
      screen.getByLabelText(text.newPassword),
      screen.getByLabelText(text.confirm),
    ];
    const attempts = [
      ['short', 'other', text.mismatch],
      ['a1', 'a1', text.short],
      ['abcdefgh', 'abcdefgh', text.weak],
    ] as const;
    for (const [typed, again, told] of attempts) {
      await user.clear(password);
      await user.clear(confirmation);
      await user.type(password, typed);
      await user.type(confirmation, again);
      await user.click(formButton(text.reset));
      expect(screen.getByText(told)).toBeDefined();
    }
    expect(server.requests('auth.resetPassword')).toHaveLength(0);
    await user.type(password, '1');
    await user.type(confirmation, '1');
    await user.click(formButton(text.reset));
    await waitFor(() => expect(pathname()).toBe('/login'), patience);
    expect(await screen.findByText(text.wasReset)).toBeDefined();
    expect(server.requests('auth.resetPassword')[0]?.body).toEqual({
      email: 'kavin@example.com',
      otp: '123456',
      new_password: 'abcdefgh1',
    });
  });
});

it('a connection that is down is not blamed on what was typed', async () => {
  startFakeApi({
    ...forVisitor,
    'auth.login': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const { user } = openApp('/login', 'en');
  await user.type(await screen.findByLabelText('Email'), 'kavin@example.com');
  await user.type(screen.getByLabelText('Password'), 'abcdefg1');
  await user.click(formButton('Login'));
  expect((await screen.findByRole('alert')).textContent).toContain('Check the connection');
});
