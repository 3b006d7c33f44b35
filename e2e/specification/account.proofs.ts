import type { Proof } from './proof.ts';
import { expect, type Stage } from './stage.ts';
import { installClock, letPass, stopClock } from './stopped-clock.ts';

const email = 'nila@specification.test';
const learner = { id: 'learner-1', username: 'nila', email };
const done = { detail: 'Done.' };
/** A server that refuses in these words. */
type Refusal = Readonly<Record<string, string | readonly string[]>>;

export const loginHasAForm: Proof = async (stage) => {
  await stage.open('/login');
  await expect(stage.field('Email')).toBeVisible();
  await expect(stage.field('Password')).toHaveAttribute('type', 'password');
  await expect(stage.button('Login')).toBeVisible();
};

export const loginLinksTo = linksFrom('/login');
export const signupLinksTo = linksFrom('/signup');

export const loginShowsMessageOfOtherScreen: Proof = async (stage) => {
  await stage.open('/subscription');
  await stage.button('Login to Subscribe').first().click();
  await stage.isAt('/login');
  await isConfirmed(stage, 'Please login to subscribe to a plan');
};

export const loginRequiresBoth: Proof = async (stage) => {
  await stage.open('/login');
  await requires(stage, 'Login', ['Email', 'Password']);
  expect(stage.calls.sentWith('POST /auth/login/')).toEqual([]);
};

export const loginEmailIsAnEmail: Proof = async (stage) => {
  await stage.open('/login');
  await expect(stage.field('Email')).toHaveAttribute('type', 'email');
};

export const loginSends: Proof = async (stage) => {
  stage.calls.answer('POST /auth/login/', { user: learner });
  await logIn(stage);
  await expect.poll(() => bodyOf(stage, 'POST /auth/login/')).toEqual({ email, password: 'kolam-dots-15' });
};

export function loginSays(refusal: Refusal, text: string): Proof {
  return async (stage) => {
    stage.calls.answer('POST /auth/login/', refusal, 401);
    await logIn(stage);
    await isTold(stage, text);
    await stage.isAt('/login');
  };
}

export const loginGoesHomeAfter100Ms: Proof = async (stage) => {
  await installClock(stage.page);
  stage.calls.answer('POST /auth/login/', { user: learner });
  await stage.open('/login');
  await fillLogin(stage);
  await stopClock(stage.page);
  await stage.button('Login').click();
  await expect(stage.header.getByRole('button', { name: 'nila' })).toBeVisible();
  await letPass(stage.page, 95);
  await stage.isAt('/login');
  await letPass(stage.page, 10);
  await stage.isAt('/');
};

export const signupHasAForm: Proof = async (stage) => {
  await stage.open('/signup');
  for (const name of ['Username', 'Email', 'Password']) await expect(stage.field(name)).toBeVisible();
  await expect(stage.button('Sign Up')).toBeVisible();
};

export const signupRequiresAll: Proof = async (stage) => {
  await stage.open('/signup');
  await requires(stage, 'Sign Up', ['Username', 'Email', 'Password']);
  expect(stage.calls.sentWith('POST /auth/register/')).toEqual([]);
};

export const signupHintsAtPasswords: Proof = async (stage) => {
  await stage.open('/signup');
  await expect(stage.field('Password')).toHaveAttribute(
    'placeholder',
    'Password (min 8 chars, include letter & number)',
  );
};

export function signupSays(refusal: Refusal, text: string): Proof {
  return async (stage) => {
    stage.calls.answer('POST /auth/register/', refusal, 400);
    await signUp(stage);
    await stage.reads(text);
    await stage.isAt('/signup');
  };
}

/** The server's own rules, asked with a name that nobody gets by it. */
export function signupRefuses(password: string): Proof {
  return async (stage) => {
    await stage.open('/signup');
    await stage.field('Username').fill('spec_weak');
    await stage.field('Email').fill('weak@specification.test');
    await stage.field('Password').fill(password);
    await stage.button('Sign Up').click();
    await stage.reads(/^Password: /);
    await stage.isAt('/signup');
  };
}

export const signupLeadsToCode: Proof = async (stage) => {
  await reachCode(stage);
  expect(bodyOf(stage, 'POST /auth/register/')).toEqual({
    username: 'nila',
    email,
    password: 'kolam-dots-15',
  });
};

export const codeIsForTheEmailOfBefore: Proof = async (stage) => {
  await reachCode(stage);
  await stage.reads(email);
  stage.calls.answer('POST /auth/verify-email/', done);
  await enterCode(stage);
  await expect.poll(() => bodyOf(stage, 'POST /auth/verify-email/')).toEqual({ email, otp: '123456' });
};

export const codeWithoutEmailLeadsToLogin: Proof = async (stage) => {
  await stage.open('/verify-otp');
  await stage.isAt('/login');
};

export const codeIsRequired: Proof = async (stage) => {
  await reachCode(stage);
  await requires(stage, 'Verify', ['OTP']);
  expect(stage.calls.sentWith('POST /auth/verify-email/')).toEqual([]);
};

export function codeSays(refusal: Refusal, text: string): Proof {
  return async (stage) => {
    stage.calls.answer('POST /auth/verify-email/', refusal, 400);
    await reachCode(stage);
    await enterCode(stage);
    await isTold(stage, text);
  };
}

export const codeLeadsToLoginAfter2S: Proof = async (stage) => {
  await installClock(stage.page);
  stage.calls.answer('POST /auth/verify-email/', done);
  await reachCode(stage);
  await stage.field('OTP').fill('123456');
  await stopClock(stage.page);
  await stage.button('Verify').click();
  await isConfirmed(stage, /./);
  await waitsFor2S(stage, '/verify-otp');
  await isConfirmed(stage, 'Email verified successfully. You can now login.');
};

export const resetHasTwoSteps: Proof = async (stage) => {
  await stage.open('/forgot-password');
  await expect(stage.field('Email')).toBeVisible();
  await expect(stage.field('OTP')).toBeHidden();
  await reachReset(stage);
  for (const name of ['OTP', 'New Password', 'Confirm Password'])
    await expect(stage.field(name)).toBeVisible();
};

export const resetSends: Proof = async (stage) => {
  stage.calls.answer('POST /auth/password-reset/', done);
  await reachReset(stage);
  expect(bodyOf(stage, 'POST /auth/password-reset-request/')).toEqual({ email });
  await fillReset(stage, 'kolam-dots-15');
  await stage.button('Reset Password').click();
  await expect
    .poll(() => bodyOf(stage, 'POST /auth/password-reset/'))
    .toEqual({ email, otp: '123456', new_password: 'kolam-dots-15' });
};

/** Of several faults the first is told, and the server is not asked. */
export function resetRefuses(password: string, confirmation: string, text: string): Proof {
  return async (stage) => {
    await reachReset(stage);
    await fillReset(stage, password, confirmation);
    await stage.button('Reset Password').click();
    await stage.reads(text);
    const others = [
      'Passwords do not match',
      'Password must be at least 8 characters long',
      'Password must contain at least one letter and one number',
    ].filter((other) => other !== text);
    for (const other of others) await expect(stage.main.getByText(other)).toHaveCount(0);
    expect(stage.calls.sentWith('POST /auth/password-reset/')).toEqual([]);
  };
}

export const resetLeadsToLoginAfter2S: Proof = async (stage) => {
  await installClock(stage.page);
  stage.calls.answer('POST /auth/password-reset/', done);
  await reachReset(stage);
  await fillReset(stage, 'kolam-dots-15');
  await stopClock(stage.page);
  await stage.button('Reset Password').click();
  await isConfirmed(stage, /./);
  await waitsFor2S(stage, '/forgot-password');
  await isConfirmed(stage, 'Password reset successfully. You can now login with your new password.');
};

export function resetRequestSays(refusal: Refusal, text: string): Proof {
  return async (stage) => {
    stage.calls.answer('POST /auth/password-reset-request/', refusal, 400);
    await stage.open('/forgot-password');
    await askForReset(stage);
    await isTold(stage, text);
  };
}

export function resetSays(refusal: Refusal, text: string): Proof {
  return async (stage) => {
    stage.calls.answer('POST /auth/password-reset/', refusal, 400);
    await reachReset(stage);
    await fillReset(stage, 'kolam-dots-15');
    await stage.button('Reset Password').click();
    await isTold(stage, text);
  };
}

export async function logIn(stage: Stage): Promise<void> {
  await stage.open('/login');
  await fillLogin(stage);
  await stage.button('Login').click();
}

export async function fillLogin(stage: Stage): Promise<void> {
  await stage.field('Email').fill(email);
  await stage.field('Password').fill('kolam-dots-15');
}

export async function signUp(stage: Stage): Promise<void> {
  await stage.open('/signup');
  await stage.field('Username').fill('nila');
  await stage.field('Email').fill(email);
  await stage.field('Password').fill('kolam-dots-15');
  await stage.button('Sign Up').click();
}

export async function reachCode(stage: Stage): Promise<void> {
  stage.calls.answer('POST /auth/register/', done, 201);
  await signUp(stage);
  await stage.isAt('/verify-otp');
}

export async function enterCode(stage: Stage): Promise<void> {
  await stage.field('OTP').fill('123456');
  await stage.button('Verify').click();
}

export async function reachReset(stage: Stage): Promise<void> {
  stage.calls.answer('POST /auth/password-reset-request/', done);
  await stage.open('/forgot-password');
  await askForReset(stage);
  await expect(stage.field('New Password')).toBeVisible();
}

export async function fillReset(stage: Stage, password: string, confirmation = password): Promise<void> {
  await stage.field('OTP').fill('123456');
  await stage.field('New Password').fill(password);
  await stage.field('Confirm Password').fill(confirmation);
}

async function askForReset(stage: Stage): Promise<void> {
  await stage.field('Email').fill(email);
  await stage.button('Send OTP').click();
}

/** Two seconds, not a moment less. */
async function waitsFor2S(stage: Stage, path: string): Promise<void> {
  await letPass(stage.page, 1950);
  await stage.isAt(path);
  await letPass(stage.page, 100);
  await stage.isAt('/login');
}

async function requires(stage: Stage, button: string, labels: readonly string[]): Promise<void> {
  await stage.button(button).click();
  for (const label of labels) {
    await expect(stage.field(label)).toHaveAttribute('required', '');
    await expect(stage.field(label)).toHaveAttribute('aria-invalid', 'true');
  }
}

async function isTold(stage: Stage, text: string): Promise<void> {
  await expect(stage.main.getByRole('alert')).toHaveText(text);
}

/** As a message of success, for the eyes and for who listens. */
async function isConfirmed(stage: Stage, text: string | RegExp): Promise<void> {
  await expect(stage.main.getByRole('status').filter({ hasText: text, visible: true }).first()).toBeVisible();
}

function bodyOf(stage: Stage, call: `POST /${string}/`): unknown {
  return stage.calls.sentWith(call).at(-1)?.body;
}

function linksFrom(page: string) {
  return (path: string): Proof =>
    async (stage) => {
      await stage.open(page);
      const link = stage.main.locator(`a[href="${path}"]`);
      await expect(link).toHaveText(/\S/);
      await link.click();
      await stage.isAt(path);
    };
}
