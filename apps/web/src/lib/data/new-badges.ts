import type { Progress } from '@python-learning/contract';
import { useEffect, useState } from 'react';
import { learnerStorage } from '../storage/learner-storage.ts';

type Badges = Progress['badges'];

/** This badge has its own celebration when the lessons end. */
const alreadyCelebrated = 'first-step';

/** Milliseconds in which a badge counts as new in a browser that has announced none yet. */
const freshMs = 24 * 60 * 60 * 1000;

/**
 * Returns the ids of the badges that a browser without a memory takes for announced: it cannot tell which the learner
 * saw elsewhere, so those of the last day count as new.
 *
 * @param now milliseconds since 1970
 */
export function listAnnouncedElsewhere(badges: Badges, now: number): string[] {
  return badges.filter((badge) => now - Date.parse(badge.awarded_at) >= freshMs).map(({ id }) => id);
}

/** Returns the badges that are not announced yet. */
export function listNewBadges(badges: Badges, announced: readonly string[]): Badges {
  return badges.filter(({ id }) => id !== alreadyCelebrated && !announced.includes(id));
}

/** The badges to announce on this screen, which count as announced from now on, and a function that puts them away. */
export function useNewBadges(badges: Badges): [Badges, () => void] {
  const [announced, setAnnounced] = useState(
    () => learnerStorage.readSeenBadges() ?? listAnnouncedElsewhere(badges, Date.now()),
  );
  useEffect(() => learnerStorage.rememberSeenBadges(badges.map(({ id }) => id)), [badges]);
  return [listNewBadges(badges, announced), () => setAnnounced(badges.map(({ id }) => id))];
}
