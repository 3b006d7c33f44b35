import { accountLimits } from '@python-learning/contract';
import type { FieldFault } from '../../platform/errors/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';

const usernameShape = /^[\p{L}\p{M}\p{N}_.-]{3,30}$/u;

/** What is wrong with a chosen username; vowel signs of Tamil are part of a name. */
export function usernameFault(username: string): FieldFault | null {
  return usernameShape.test(username.normalize('NFC')) ? null : { code: 'username_format' };
}

/** What is wrong with a chosen password: the first fault in the order in which the screens check it too. */
export function passwordFault(password: string, identity: readonly string[]): FieldFault | null {
  const length = Array.from(password).length;
  if (length < accountLimits.passwordMin) return { code: 'password_too_short' };
  if (length > accountLimits.passwordMax) return { code: 'password_too_long' };
  if (!/\p{L}/u.test(password) || !/\p{N}/u.test(password))
    return { code: 'password_needs_letter_and_number' };
  if (identity.some((name) => isLike(password, name))) return { code: 'password_like_identity' };
  if (isCommonPassword(password)) return { code: 'password_too_common' };
  return null;
}

/** The same letters and digits, or with up to four digits after them. */
function isLike(password: string, name: string): boolean {
  const [typed, known] = [bare(password), bare(name)];
  if (known.length < 3 || !typed.startsWith(known)) return false;
  return /^\p{N}{0,4}$/u.test(typed.slice(known.length));
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
