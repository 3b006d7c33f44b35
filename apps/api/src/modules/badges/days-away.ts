type Day = { day: string; hasSolution: boolean };

const dayMs = 86_400_000;

/**
 * Longest gap between two learning days, in days, after which a question was solved: on the day of the return or later.
 * @param days days such as `2026-11-21`, in ascending order
 */
export function maxAwayDays(days: readonly Day[]): number {
  const lastSolved = days.findLastIndex(({ hasSolution }) => hasSolution);
  const counted = days.slice(0, lastSolved + 1);
  return counted.reduce((longest, { day }, index) => {
    const before = counted[index - 1]?.day;
    return before === undefined ? longest : Math.max(longest, daysBetween(before, day));
  }, 0);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
