import { type ShownProgram, shownProgram } from '@python-learning/contract';

const version = '1';
/** Characters, with the `#`. Messengers keep addresses of this length whole. */
const longestFragment = 1500;

/**
 * Writes what a child shows as the fragment of an address: `#1.4.cHJpbnQoMSk`, which is the version, the number of
 * milestones and the program as base64url of UTF-8.
 * @returns null for a program that does not fit
 */
export function writeFragment(shown: ShownProgram): string | null {
  if (!shownProgram.safeParse(shown).success) return null;
  const program = shown.code === null ? [] : [toBase64Url(shown.code)];
  const fragment = `#${[version, shown.milestones, ...program].join('.')}`;
  return fragment.length > longestFragment ? null : fragment;
}

/** @returns null for every other fragment: of another kind or version, changed or cut off */
export function readFragment(fragment: string): ShownProgram | null {
  if (fragment.length > longestFragment) return null;
  const [found, milestones = '', program, ...others] = fragment.slice(1).split('.');
  if (found !== version || !/^\d{1,2}$/.test(milestones) || others.length > 0) return null;
  const code = program === undefined ? null : fromBase64Url(program);
  return shownProgram.safeParse({ milestones: Number(milestones), code }).data ?? null;
}

function toBase64Url(text: string): string {
  const binary = String.fromCodePoint(...new TextEncoder().encode(text));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @returns undefined for what is no base64url of UTF-8 */
function fromBase64Url(text: string): string | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
