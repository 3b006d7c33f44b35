import { shareLimits } from '@python-learning/contract';

/** The small letters without vowels, so that no code is a word, and without `l`, which looks like a digit. */
const alphabet = 'bcdfghjkmnpqrstvwxyz';
const { codeLength } = shareLimits;

/** A code of ten letters, 43 random bits, from a random token in base64url. */
export function shareCode(token: string): string {
  let number = BigInt(`0x${Buffer.from(token, 'base64url').toString('hex')}`);
  const base = BigInt(alphabet.length);
  return Array.from({ length: codeLength }, () => {
    const letter = alphabet.charAt(Number(number % base));
    number /= base;
    return letter;
  }).join('');
}

/** Normalises a typed code; null for a text that cannot be one. */
export function readShareCode(typed: string): string | null {
  const code = typed.toLowerCase();
  return code.length === codeLength && [...code].every((letter) => alphabet.includes(letter)) ? code : null;
}
