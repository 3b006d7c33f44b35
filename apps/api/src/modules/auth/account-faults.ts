import { accountLimits } from '@python-learning/contract';
import type { FieldFault } from '../../platform/errors/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isContextPassword } from './context-passwords.ts';
import { isReservedUsername } from './reserved-usernames.ts';
import { hasHonestLetters } from './username-letters.ts';

const usernameShape = /^[\p{L}\p{M}\p{N}_.-]{3,30}$/u;

/** Returns what is wrong with a chosen username, or null. Combining marks are allowed, for Tamil vowel signs. */
export function usernameFault(username: string): FieldFault | null {
  if (!usernameShape.test(username.normalize('NFC'))) return { code: 'username_format' };
  if (!hasHonestLetters(username.normalize('NFKC'))) return { code: 'username_letters' };
  return isReservedUsername(username) ? { code: 'username_reserved' } : null;
}

/** First fault of a chosen password, or null, in the order in which the screens check it too. */
export function passwordFault(password: string, identity: readonly string[]): FieldFault | null {
  const length = Array.from(password).length;
  if (length < accountLimits.passwordMin) return { code: 'password_too_short' };
  if (length > accountLimits.maxPasswordLength) return { code: 'password_too_long' };
  if (!/\p{L}/u.test(password) || !/\p{N}/u.test(password))
    return { code: 'password_needs_letter_and_number' };
  if (identity.some((name) => isLike(password, name))) return { code: 'password_like_identity' };
  const typed = password.normalize('NFKC').toLowerCase();
  if (isCommonPassword(typed)) return { code: 'password_too_common' };
  if (isContextPassword(typed)) return { code: 'password_known_words' };
  return null;
}

/** True for the same letters and digits, ignoring case, with up to four more digits at the end. */
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
