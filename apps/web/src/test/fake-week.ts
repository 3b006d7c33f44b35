import type { Streak } from '@python-learning/contract';

/** Returns a learner's week that begins on `monday`; today is its Thursday. */
export function weekOf(
  monday: string,
  parts: Partial<Streak> = {},
  learnedDays: readonly number[] = [],
): Streak {
  const days = Array.from({ length: 7 }, (_day, index) => {
    const date = new Date(`${monday}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + index);
    return { day: date.toISOString().slice(0, 10), learned: learnedDays.includes(index) };
  });
  return {
    current_weeks: 0,
    best_weeks: 0,
    goal: 3,
    days_this_week: learnedDays.length,
    today: days[3]?.day ?? monday,
    week: days,
    weeks: [{ monday, days: learnedDays.length, is_reached: learnedDays.length >= 3, is_resting: false }],
    resting: false,
    rest_weeks: [],
    rest_weeks_left: 8,
    last_learned_on: null,
    welcome_back: false,
    ...parts,
  };
}
