import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { idParams } from './id.ts';

/** Limits of what a person may type, in characters. */
export const accountLimits = {
  maxUsernameLength: 30,
  maxEmailLength: 254,
  passwordMin: 8,
  maxPasswordLength: 128,
  maxOtpLength: 32,
};

const email = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(accountLimits.maxEmailLength), z.email());
/** Only bounds the size. The rules of a password are checked where all faults are reported. */
const password = z.string().check(z.minLength(1), z.maxLength(1024));
const otp = z.string().check(z.trim(), z.minLength(1), z.maxLength(accountLimits.maxOtpLength));
const detail = z.object({ detail: z.string() });

export const learner = z.object({ id: z.string(), username: z.string(), email: z.string() });
export type Learner = z.output<typeof learner>;

export const loginSession = z.object({
  id: z.string(),
  /** Family names such as Chrome and Android; null if the browser did not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  started_at: z.string(),
  last_used_at: z.string(),
  /** True for the session that makes the call. */
  is_current: z.boolean(),
  /** True on a shared phone: the session ends with the browser, or after two hours without use. */
  is_shared: z.boolean(),
});
export type LoginSession = z.output<typeof loginSession>;

export const authContract = defineEndpoints({
  register: {
    method: 'POST',
    path: '/auth/register/',
    access: 'public',
    summary: 'Open an account; a code goes to the address by mail.',
    body: z.object({
      username: z.string().check(z.trim(), z.minLength(1), z.maxLength(150)),
      email,
      password,
    }),
    status: 201,
    response: detail,
    errors: ['validation_failed'],
    errorField: true,
  },
  verifyEmail: {
    method: 'POST',
    path: '/auth/verify-email/',
    access: 'public',
    summary: 'Prove an address with the mailed code.',
    body: z.object({ email, otp }),
    status: 200,
    response: detail,
    errors: ['validation_failed', 'otp_invalid'],
    errorField: true,
  },
  resendOtp: {
    method: 'POST',
    path: '/auth/resend-otp/',
    access: 'public',
    summary: 'Mail a new code; the former one ends.',
    body: z.object({ email }),
    status: 200,
    response: detail,
    errors: ['validation_failed'],
    errorField: true,
  },
  login: {
    method: 'POST',
    path: '/auth/login/',
    access: 'public',
    repeatable: true,
    summary: 'Start a session; the tokens come as cookies.',
    body: z.object({
      email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
      password,
      /** A mailed code: with it, a pause of logins does not hold. */
      otp: z.optional(otp),
      /** True on a shared phone: the session is short, and the browser remembers no learner. */
      shared_phone: z._default(z.boolean(), false),
    }),
    status: 200,
    response: z.object({ user: learner }),
    errors: ['validation_failed', 'login_failed', 'login_paused', 'email_not_verified', 'otp_invalid'],
  },
  requestLoginCode: {
    method: 'POST',
    path: '/auth/login-code-request/',
    access: 'public',
    summary: 'Mail a code to log in with while logins are paused; the answer is the same for every address.',
    body: z.object({ email }),
    status: 200,
    response: detail,
    errors: ['validation_failed'],
    errorField: true,
  },
  user: {
    method: 'GET',
    path: '/auth/user/',
    access: 'learner',
    summary: 'Who is logged in. Sets the CSRF cookie, also when nobody is.',
    status: 200,
    response: learner,
    errors: [],
  },
  logout: {
    method: 'POST',
    path: '/auth/logout/',
    access: 'public',
    summary: 'End the session; also fine without one.',
    repeatable: true,
    status: 200,
    response: detail,
    errors: [],
  },
  refreshToken: {
    method: 'POST',
    path: '/auth/token/refresh/',
    access: 'refresh',
    summary: 'Exchange the refresh cookie for new tokens.',
    status: 200,
    response: detail,
    errors: [],
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/auth/password-reset-request/',
    access: 'public',
    summary: 'Mail a reset code; the answer is the same whether or not the account exists.',
    body: z.object({ email }),
    status: 200,
    response: detail,
    errors: ['validation_failed'],
    errorField: true,
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/password-reset/',
    access: 'public',
    summary: 'Set a new password with the mailed code; every session ends.',
    body: z.object({ email, otp, new_password: password }),
    status: 200,
    response: detail,
    errors: ['validation_failed', 'otp_invalid'],
    errorField: true,
  },
  changePassword: {
    method: 'POST',
    path: '/auth/password-change/',
    access: 'learner',
    summary: 'Set a new password with the current one; every other session ends.',
    body: z.object({ current_password: password, new_password: password }),
    status: 200,
    response: detail,
    errors: ['validation_failed'],
  },
  sessions: {
    method: 'GET',
    path: '/auth/sessions/',
    access: 'learner',
    summary: 'Where the learner is logged in, the latest used first.',
    status: 200,
    response: z.array(loginSession),
    errors: [],
  },
  endSession: {
    method: 'POST',
    path: '/auth/sessions/:id/end/',
    access: 'learner',
    summary: 'Log out another device.',
    params: idParams,
    status: 200,
    response: z.array(loginSession),
    errors: ['not_found'],
  },
  endOtherSessions: {
    method: 'POST',
    path: '/auth/sessions/end-others/',
    access: 'learner',
    summary: 'Log out everywhere but here.',
    repeatable: true,
    status: 200,
    response: z.array(loginSession),
    errors: [],
  },
  deleteAccount: {
    method: 'POST',
    path: '/auth/delete-account/',
    access: 'learner',
    summary: 'Delete the account and everything that hangs on it, forever.',
    body: z.object({
      password,
      /** The username, typed again. */
      confirmation: z.string().check(z.trim(), z.minLength(1), z.maxLength(150)),
    }),
    status: 200,
    response: detail,
    errors: ['validation_failed'],
  },
});
