import type { CallName } from '@python-learning/contract';
import { foreign } from '@python-learning/testing/fake-api';
import type { Proof } from './acceptance.ts';
import { type AcceptancePage, expect } from './acceptance-page.ts';
import { installClock, letPass, stopClock } from './stopped-clock.ts';

const email = 'nila@specification.test';
const learner = { id: 'learner-1', username: 'nila', email };
/** A short code would be sent without the button. */
const longCode = '4821 9930 1174 2086';
const done = { detail: 'Done.' };
/** The body of a refusal, as the server sends it. */
type Refusal = Readonly<Record<string, string | readonly string[]>>;

export const loginHasAForm: Proof = async (app) => {
  await app.open('/login');
  await expect(app.field('Email')).toBeVisible();
  await expect(app.field('Password')).toHaveAttribute('type', 'password');
  await expect(app.button('Login')).toBeVisible();
};

export const loginLinksTo = linksFrom('/login');
export const signupLinksTo = linksFrom('/signup');

export const loginShowsMessageOfOtherScreen: Proof = async (app) => {
  await app.open('/subscription');
  await app.button('Login to Subscribe').first().click();
  await app.isAt('/login');
  await isConfirmed(app, 'Please login to subscribe to a plan');
};

export const loginRequiresBoth: Proof = async (app) => {
  await app.open('/login');
  await requires(app, 'Login', ['Email', 'Password']);
  expect(app.api.requests('auth.login')).toEqual([]);
};

export const loginEmailIsAnEmail: Proof = async (app) => {
  await app.open('/login');
  await expect(app.field('Email')).toHaveAttribute('type', 'email');
};

export const loginSends: Proof = async (app) => {
  app.api.answer('auth.login', { user: learner });
  await logIn(app);
  await expect.poll(() => bodyOf(app, 'auth.login')).toEqual({ email, password: 'kolam-dots-15' });
};

export function loginSays(refusal: Refusal, text: string): Proof {
  return async (app) => {
    app.api.answer('auth.login', foreign({ status: 401, body: refusal }));
    await logIn(app);
    await isTold(app, text);
    await app.isAt('/login');
  };
}

export const loginGoesHomeAfter100Ms: Proof = async (app) => {
  await installClock(app.page);
  app.api.answer('auth.login', { user: learner });
  await app.open('/login');
  await fillLogin(app);
  await stopClock(app.page);
  await app.button('Login').click();
  await expect(app.header.getByRole('button', { name: 'nila' })).toBeVisible();
  await letPass(app.page, 95);
  await app.isAt('/login');
  await letPass(app.page, 10);
  await app.isAt('/');
};

export const signupHasAForm: Proof = async (app) => {
  await app.open('/signup');
  for (const name of ['Username', 'Email', 'Password']) await expect(app.field(name)).toBeVisible();
  await expect(app.button('Sign Up')).toBeVisible();
};

export const signupRequiresAll: Proof = async (app) => {
  await app.open('/signup');
  await requires(app, 'Sign Up', ['Username', 'Email', 'Password']);
  expect(app.api.requests('auth.register')).toEqual([]);
};

export const signupHintsAtPasswords: Proof = async (app) => {
  await app.open('/signup');
  await expect(app.field('Password')).toHaveAttribute(
    'placeholder',
    'Password (min 8 chars, include letter & number)',
  );
};

export function signupSays(refusal: Refusal, text: string): Proof {
  return async (app) => {
    app.api.answer('auth.register', foreign({ status: 400, body: refusal }));
    await signUp(app);
    await app.reads(text);
    await app.isAt('/signup');
  };
}

/** Expects a refusal by the server's own rules. The username is never registered. */
export function signupRefuses(password: string): Proof {
  return async (app) => {
    await app.open('/signup');
    await app.field('Username').fill('spec_weak');
    await app.field('Email').fill('weak@specification.test');
    await app.field('Password').fill(password);
    await app.button('Sign Up').click();
    await app.reads(/^Password: /);
    await app.isAt('/signup');
  };
}

export const signupLeadsToCode: Proof = async (app) => {
  await reachCode(app);
  expect(bodyOf(app, 'auth.register')).toEqual({
    username: 'nila',
    email,
    password: 'kolam-dots-15',
  });
};

export const codeIsForTheEmailOfBefore: Proof = async (app) => {
  await reachCode(app);
  await app.reads(email);
  app.api.answer('auth.verifyEmail', done);
  await enterCode(app);
  await expect.poll(() => bodyOf(app, 'auth.verifyEmail')).toEqual({ email, otp: longCode });
};

export const codeWithoutEmailLeadsToLogin: Proof = async (app) => {
  await app.open('/verify-otp');
  await app.isAt('/login');
};

export const codeIsRequired: Proof = async (app) => {
  await reachCode(app);
  await requires(app, 'Verify', ['OTP']);
  expect(app.api.requests('auth.verifyEmail')).toEqual([]);
};

export function codeSays(refusal: Refusal, text: string): Proof {
  return async (app) => {
    app.api.answer('auth.verifyEmail', foreign({ status: 400, body: refusal }));
    await reachCode(app);
    await enterCode(app);
    await isTold(app, text);
  };
}

export const codeLeadsToLoginAfter2S: Proof = async (app) => {
  await installClock(app.page);
  app.api.answer('auth.verifyEmail', done);
  await reachCode(app);
  await app.field('OTP').fill(longCode);
  await stopClock(app.page);
  await app.button('Verify').click();
  await isConfirmed(app, /./);
  await waitsFor2S(app, '/verify-otp');
  await isConfirmed(app, 'Email verified successfully. You can now login.');
};

export const resetHasTwoSteps: Proof = async (app) => {
  await app.open('/forgot-password');
  await expect(app.field('Email')).toBeVisible();
  await expect(app.field('OTP')).toBeHidden();
  await reachReset(app);
  for (const name of ['OTP', 'New Password', 'Confirm Password']) await expect(app.field(name)).toBeVisible();
};

export const resetSends: Proof = async (app) => {
  app.api.answer('auth.resetPassword', done);
  await reachReset(app);
  expect(bodyOf(app, 'auth.requestPasswordReset')).toEqual({ email });
  await fillReset(app, 'kolam-dots-15');
  await app.button('Reset Password').click();
  await expect
    .poll(() => bodyOf(app, 'auth.resetPassword'))
    .toEqual({ email, otp: '123456', new_password: 'kolam-dots-15' });
};

/** Expects that of several faults only the first is shown, and that the server is not called. */
export function resetRefuses(password: string, confirmation: string, text: string): Proof {
  return async (app) => {
    await reachReset(app);
    await fillReset(app, password, confirmation);
    await app.button('Reset Password').click();
    await app.reads(text);
    const others = [
      'Passwords do not match',
      'Password must be at least 8 characters long',
      'Password must contain at least one letter and one number',
    ].filter((other) => other !== text);
    for (const other of others) await expect(app.main.getByText(other)).toHaveCount(0);
    expect(app.api.requests('auth.resetPassword')).toEqual([]);
  };
}

export const resetLeadsToLoginAfter2S: Proof = async (app) => {
  await installClock(app.page);
  app.api.answer('auth.resetPassword', done);
  await reachReset(app);
  await fillReset(app, 'kolam-dots-15');
  await stopClock(app.page);
  await app.button('Reset Password').click();
  await isConfirmed(app, /./);
  await waitsFor2S(app, '/forgot-password');
  await isConfirmed(app, 'Password reset successfully. You can now login with your new password.');
};

export function resetRequestSays(refusal: Refusal, text: string): Proof {
  return async (app) => {
    app.api.answer('auth.requestPasswordReset', foreign({ status: 400, body: refusal }));
    await app.open('/forgot-password');
    await askForReset(app);
    await isTold(app, text);
  };
}

export function resetSays(refusal: Refusal, text: string): Proof {
  return async (app) => {
    app.api.answer('auth.resetPassword', foreign({ status: 400, body: refusal }));
    await reachReset(app);
    await fillReset(app, 'kolam-dots-15');
    await app.button('Reset Password').click();
    await isTold(app, text);
  };
}

export async function logIn(app: AcceptancePage): Promise<void> {
  await app.open('/login');
  await fillLogin(app);
  await app.button('Login').click();
}

export async function fillLogin(app: AcceptancePage): Promise<void> {
  await app.field('Email').fill(email);
  await app.field('Password').fill('kolam-dots-15');
}

export async function signUp(app: AcceptancePage): Promise<void> {
  await app.open('/signup');
  await app.field('Username').fill('nila');
  await app.field('Email').fill(email);
  await app.field('Password').fill('kolam-dots-15');
  await app.button('Sign Up').click();
}

export async function reachCode(app: AcceptancePage): Promise<void> {
  app.api.answer('auth.register', done);
  await signUp(app);
  await app.isAt('/verify-otp');
}

export async function enterCode(app: AcceptancePage): Promise<void> {
  await app.field('OTP').fill(longCode);
  await app.button('Verify').click();
}

export async function reachReset(app: AcceptancePage): Promise<void> {
  app.api.answer('auth.requestPasswordReset', done);
  await app.open('/forgot-password');
  await askForReset(app);
  await expect(app.field('New Password')).toBeVisible();
}

export async function fillReset(
  app: AcceptancePage,
  password: string,
  confirmation = password,
): Promise<void> {
  await app.field('OTP').fill('123456');
  await app.field('New Password').fill(password);
  await app.field('Confirm Password').fill(confirmation);
}

async function askForReset(app: AcceptancePage): Promise<void> {
  await app.field('Email').fill(email);
  await app.button('Send OTP').click();
}

/** Expects the redirect to the login after two seconds, and not earlier. */
async function waitsFor2S(app: AcceptancePage, path: string): Promise<void> {
  await letPass(app.page, 1950);
  await app.isAt(path);
  await letPass(app.page, 100);
  await app.isAt('/login');
}

async function requires(app: AcceptancePage, button: string, labels: readonly string[]): Promise<void> {
  await app.button(button).click();
  for (const label of labels) {
    await expect(app.field(label)).toHaveAttribute('required', '');
    await expect(app.field(label)).toHaveAttribute('aria-invalid', 'true');
  }
}

async function isTold(app: AcceptancePage, text: string): Promise<void> {
  await expect(app.main.getByRole('alert')).toHaveText(text);
}

/** Expects a message of success, announced to screen readers. */
async function isConfirmed(app: AcceptancePage, text: string | RegExp): Promise<void> {
  await expect(app.main.getByRole('status').filter({ hasText: text, visible: true }).first()).toBeVisible();
}

function bodyOf(app: AcceptancePage, call: CallName): unknown {
  return app.api.requests(call).at(-1)?.body;
}

function linksFrom(page: string) {
  return (path: string): Proof =>
    async (app) => {
      await app.open(page);
      const link = app.main.locator(`a[href="${path}"]`);
      await expect(link).toHaveText(/\S/);
      await link.click();
      await app.isAt(path);
    };
}
