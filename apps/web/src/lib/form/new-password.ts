import { m } from '../../compiled-messages/messages.ts';

export type PasswordFault = 'mismatch' | 'short' | 'weak';

const shortest = 8;

const texts: Record<PasswordFault, () => string> = {
  mismatch: m.auth_reset_mismatch,
  short: m.auth_reset_short,
  weak: m.auth_reset_weak,
};

export function passwordFaultMessage(fault: PasswordFault): string {
  return texts[fault]();
}

/** Returns the first fault of a new password, in display order; null without one. */
export function checkNewPassword(password: string, confirmation: string): PasswordFault | null {
  if (password !== confirmation) return 'mismatch';
  if (Array.from(password).length < shortest) return 'short';
  if (!/\p{L}/u.test(password) || !/\d/u.test(password)) return 'weak';
  return null;
}
