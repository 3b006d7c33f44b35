import type { Randomness } from '../../platform/clock/clock.ts';
import { isSame, type Keys, sign } from '../../platform/crypto/keys.ts';

/** What a mark is bound to: it ends with the next reset of the learner's password. */
type MarkedLearner = { id: string; credentialsVersion: number };

/** A family may share a phone; the browser remembers those who logged in last. */
const mostMarks = 5;

/**
 * Recognises browsers in which a learner was logged in before. Such a browser keeps one mark for each learner, a random
 * text with its keyed digest, which tells nothing about the learner to anybody without the key.
 */
export interface KnownDevices {
  /** The mark of this learner in the text of the cookie; null where there is none, or no learner. */
  findMark(cookie: string | undefined, learner: MarkedLearner | null): string | null;
  /** The text of the cookie with a new mark of this learner in the place of a former one. */
  remember(cookie: string | undefined, learner: MarkedLearner): string;
}

export function createKnownDevices(deps: { keys: Keys; randomness: Randomness }): KnownDevices {
  const { keys, randomness } = deps;
  const isOf = (mark: string, learner: MarkedLearner | null): boolean => {
    const [random = '', signature = ''] = mark.split('~');
    // Compared for an unknown learner too, so that it takes as long.
    const isRight = keys.all.some((set) => isSame(signature, signatureOf(set.device, learner, random)));
    return isRight && learner !== null;
  };
  return {
    findMark: (cookie, learner) => marksIn(cookie).find((mark) => isOf(mark, learner)) ?? null,
    remember(cookie, learner) {
      const others = marksIn(cookie).filter((mark) => !isOf(mark, learner));
      const random = randomness.token();
      const mark = `${random}~${signatureOf(keys.current.device, learner, random)}`;
      return [mark, ...others].slice(0, mostMarks).join('.');
    },
  };
}

function marksIn(cookie: string | undefined): string[] {
  return cookie ? cookie.split('.').slice(0, mostMarks) : [];
}

function signatureOf(key: Buffer, learner: MarkedLearner | null, random: string): string {
  return sign(key, learner?.id ?? '', String(learner?.credentialsVersion), random);
}
