import type { Guess, LearnContent } from '@python-learning/contract';
import { useState } from 'react';
import { partOf } from '../../../lib/parts/part.ts';
import { learnerStorage } from '../../../lib/storage/learner-storage.ts';

/** The question itself. */
export const guessCard = partOf(async () => (await import('./guess-card.tsx')).GuessCard);

/** Answers of this visit, by lesson and guess; null for a learner who did not know. */
export type GivenAnswers = Map<string, string | null>;

type Asked = { guess: Guess; key: string; stoppedAtS: number };

/** How far from the stop, in seconds, the question is still shown. Players report their position only at intervals. */
const nearS = 1;

type GuessesOptions = {
  /** The learner's choice for lessons that stop. */
  isOn: boolean;
  given: GivenAnswers;
};

/**
 * Stops a lesson where it asks what a program will show, until the learner answers or plays on. An answered question is
 * not asked again in this visit, and one that was jumped over not at all.
 */
export function useGuesses({ id, guesses }: LearnContent, { isOn, given }: GuessesOptions) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    /** Returns where the lesson stops to ask in a piece of it, in seconds, or null. */
    stopIn: (fromS: number, toS: number): number | null => {
      if (!isOn) return null;
      const index = guesses.findIndex(({ at_s: atS }) => fromS < atS && atS <= toS);
      const guess = guesses[index];
      // Fetched with the first piece of such a lesson that is played. Without it nobody could be asked.
      if (guesses.length > 0) guessCard.fetch().catch(() => undefined);
      if (guessCard.Ready === null) return null;
      const key = `${id} ${index}`;
      if (guess === undefined || given.has(key)) return null;
      setAsked({ guess, key, stoppedAtS: toS });
      return toS;
    },
    /** Returns the question for which the lesson has stopped at a moment, in seconds, or null. */
    openAt: (atS: number): Guess | null =>
      asked !== null && Math.abs(atS - asked.stoppedAtS) < nearS ? asked.guess : null,
    /** The answer that was chosen in an earlier visit; null without one. */
    chosenBefore: asked === null ? null : learnerStorage.readLessonGuess(asked.key),
    /** Keeps the answer, so that the lesson does not ask again in this visit, and shows it in later ones. */
    close: (answer: string | null): void => {
      if (asked !== null) given.set(asked.key, answer);
      if (asked !== null && answer !== null) learnerStorage.rememberLessonGuess(asked.key, answer);
      setAsked(null);
    },
  };
}
