import type { LearnContent, TryIt } from '@python-learning/contract';
import { useState } from 'react';

/** Keys of the moments for which a lesson has stopped in this visit, by lesson and moment. */
export type PassedMoments = Set<string>;

/** How long before the end of its scene the lesson stops, in seconds: at the end the picture shows the next program. */
const beforeEndS = 0.05;

/** How far from the stop, in seconds, its choice is still shown. Players report their position only at intervals. */
const nearS = 1;

type TryStopsOptions = {
  /** The learner's choice for lessons that stop. */
  isOn: boolean;
  passed: PassedMoments;
};

/**
 * Stops a lesson at the end of a scene whose program can be tried, until the learner tries it or goes on. It stops once for each moment
 * in a visit.
 */
export function useTryStops({ id, try_its: all }: LearnContent, { isOn, passed }: TryStopsOptions) {
  const [asked, setAsked] = useState<{ moment: TryIt; stoppedAtS: number } | null>(null);
  const keyOf = (moment: TryIt) => `${id} ${moment.at_s}`;
  return {
    /** Returns where the lesson stops in a piece of it, in seconds, or null. */
    stopIn: (fromS: number, toS: number): number | null => {
      const moment = isOn ? all.find(({ at_s: atS }) => fromS < atS && atS <= toS) : undefined;
      if (moment === undefined || passed.has(keyOf(moment))) return null;
      passed.add(keyOf(moment));
      const stoppedAtS = moment.at_s - beforeEndS;
      setAsked({ moment, stoppedAtS });
      return stoppedAtS;
    },
    /** Returns the moment for which the lesson has stopped at a position, in seconds, or null. */
    openAt: (atS: number): TryIt | null =>
      asked !== null && Math.abs(atS - asked.stoppedAtS) < nearS ? asked.moment : null,
    /** The lesson has gone on from the moment for which it stopped. */
    close: (): void => setAsked(null),
  };
}
