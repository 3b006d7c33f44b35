import { readStored, writeStored } from '../settings/stored-settings.ts';
import { readFields } from './read-fields.ts';

const key = 'shared_wish';
/** How long a wish counts, in milliseconds: a sign-up with its mail, but not the next child at the same computer. */
const keptMs = 3_600_000;

export const sharedWishKeys = [key];

/** The shared program that somebody wanted to copy before there was an account. Without storage, nothing fails. */
export const sharedWish = {
  remember: (code: string): void => writeStored(key, JSON.stringify({ code, at: Date.now() })),

  /** Returns the code of the link once; null without a wish, and for an old one. */
  take: (): string | null => {
    const { code, at } = readFields(readStored(key));
    writeStored(key, null);
    return typeof code === 'string' && typeof at === 'number' && Date.now() - at < keptMs ? code : null;
  },
};
