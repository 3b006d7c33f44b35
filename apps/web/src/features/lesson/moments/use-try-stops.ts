import type { LearnContent, TryIt } from '@python-learning/contract';
import { useState } from 'react';

/** Keys of the moments that the learner has passed in this visit, by lesson and moment. */
export type PassedMoments = Set<string>;

/** How far from the stop, in seconds, its choice is still shown. Players report their position only at intervals. */
const nearS = 1;

type TryStopsOptions = {
  /** The learner's choice for lessons that stop. */
  isOn: boolean;
  passed: PassedMoments;
};

/**
 * Stops a lesson at the end of a scene whose program can be tried, until the learner tries it or goes on. A moment that was passed is not
 * asked about again in this visit.
 */
export function useTryStops({ id, try_its: all }: LearnContent, { isOn, passed }: TryStopsOptions) {
  const [asked, setAsked] = useState<{ moment: TryIt; stoppedAtS: number } | null>(null);
  const keyOf = (moment: TryIt) => `${id} ${moment.at_s}`;
  return {
    stopsIn: (fromS: number, toS: number): boolean => {
      const moment = isOn ? all.find(({ at_s: atS }) => fromS < atS && atS <= toS) : undefined;
      if (moment === undefined || passed.has(keyOf(moment))) return false;
      setAsked({ moment, stoppedAtS: toS });
      return true;
    },
    /** Returns the moment for which the lesson has stopped at a position, in seconds, or null. */
    openAt: (atS: number): TryIt | null =>
      asked !== null && Math.abs(atS - asked.stoppedAtS) < nearS ? asked.moment : null,
    /** The lesson has gone on from the moment for which it stopped. */
    close: (): void => {
      if (asked !== null) passed.add(keyOf(asked.moment));
      setAsked(null);
    },
  };
}
