import type { Randomness } from '../../platform/clock/clock.ts';
import { isSame, type Keys, sign } from '../../platform/crypto/keys.ts';

/** Learner that a mark is bound to. The next reset of the password invalidates the mark. */
type MarkedLearner = { id: string; credentialsVersion: number };

/** Marks stored per browser, newest first: a family may share a phone. */
const maxDevices = 5;

/**
 * Recognises browsers in which a learner was logged in before. Such a browser stores one mark per learner: a random
 * text with its keyed digest, which reveals nothing about the learner without the key.
 */
export interface KnownDevices {
  /**
   * Finds this learner's mark in the text of the cookie; null when there is none, or no learner.
   */
  findMark(cookie: string | undefined, learner: MarkedLearner | null): string | null;
  /**
   * Returns the text of the cookie with a new mark of this learner, which replaces a former one.
   */
  remember(cookie: string | undefined, learner: MarkedLearner): string;
}

export function createKnownDevices(deps: { keys: Keys; randomness: Randomness }): KnownDevices {
  const { keys, randomness } = deps;
  const isOf = (mark: string, learner: MarkedLearner | null): boolean => {
    const [random = '', signature = ''] = mark.split('~');
    // Compare for an unknown learner too, so that it takes as long.
    const isRight = keys.all.some((set) => isSame(signature, signatureOf(set.device, learner, random)));
    return isRight && learner !== null;
  };
  return {
    findMark: (cookie, learner) => marksIn(cookie).find((mark) => isOf(mark, learner)) ?? null,
    remember(cookie, learner) {
      const others = marksIn(cookie).filter((mark) => !isOf(mark, learner));
      const random = randomness.token();
      const mark = `${random}~${signatureOf(keys.current.device, learner, random)}`;
      return [mark, ...others].slice(0, maxDevices).join('.');
    },
  };
}

function marksIn(cookie: string | undefined): string[] {
  return cookie ? cookie.split('.').slice(0, maxDevices) : [];
}

function signatureOf(key: Buffer, learner: MarkedLearner | null, random: string): string {
  return sign(key, learner?.id ?? '', String(learner?.credentialsVersion), random);
}
