import type { Progress } from '@python-learning/contract';
import { useEffect, useState } from 'react';
import type { badgeShapes } from '../../ui/badge-shapes.ts';
import { learnerStorage } from '../storage/learner-storage.ts';

type Badges = Progress['badges'];

/** The badge for the lessons of the first milestone. It has its own celebration when they end. */
export const firstBadgeId = 'first-step' satisfies keyof typeof badgeShapes;

/** Returns the badges that are not announced yet. */
export function listNewBadges(badges: Badges, announced: readonly string[]): Badges {
  return badges.filter(({ id }) => id !== firstBadgeId && !announced.includes(id));
}

/** The badges to announce on this screen, which count as announced from now on, and a function that puts them away. */
export function useNewBadges(badges: Badges): [Badges, () => void] {
  const [announced, setAnnounced] = useState(() => learnerStorage.readSeenBadges() ?? badges.map(idOf));
  useEffect(() => learnerStorage.rememberSeenBadges(badges.map(idOf)), [badges]);
  return [listNewBadges(badges, announced), () => setAnnounced(badges.map(idOf))];
}

/**
 * Takes the badges that a learner has when this browser first hears of them for announced elsewhere; all later ones are
 * new here.
 */
export function useFormerBadges(badges: Badges | undefined): void {
  useEffect(() => {
    if (badges !== undefined && learnerStorage.readSeenBadges() === null) {
      learnerStorage.rememberSeenBadges(badges.map(idOf));
    }
  }, [badges]);
}

function idOf({ id }: Badges[number]): string {
  return id;
}
