import { restWeeksPerYear } from '@python-learning/contract';
import { addWeeks, mondayOf, mondaysBetween } from '@python-learning/domain';

/** Range around this week in which rest weeks can be chosen, in weeks. */
const reachWeeks = { back: 52, ahead: 52 };

/** A request to begin or end a rest; days are such as `2026-11-21`. */
export type RestRequest = {
  /** Any day of the first week; undefined means this week. */
  from: string | undefined;
  /** Weeks to add or remove. Undefined: one when adding, all from `from` on when removing. */
  weeks: number | undefined;
};

/** Mondays of the requested weeks; null when one of them is out of range. */
export function requestedWeeks({ from, weeks }: RestRequest, today: string): string[] | null {
  const first = mondayOf(from ?? today);
  const last = addWeeks(first, (weeks ?? 1) - 1);
  const { earliest, latest } = reachOf(today);
  const isInReach = first >= earliest && first <= latest && last <= latest;
  return isInReach ? mondaysBetween(first, last) : null;
}

/** Weeks whose rest ends: the requested ones, or without a number all from the first on. */
export function endedWeeks(wish: RestRequest, today: string, chosen: ReadonlySet<string>): string[] {
  const first = mondayOf(wish.from ?? today);
  const last = wish.weeks === undefined ? null : addWeeks(first, wish.weeks - 1);
  return [...chosen].filter((monday) => monday >= first && (last === null || monday <= last));
}

/** First and last Monday between which rest weeks can be chosen and are shown. */
export function reachOf(today: string): { earliest: string; latest: string } {
  const thisWeek = mondayOf(today);
  return { earliest: addWeeks(thisWeek, -reachWeeks.back), latest: addWeeks(thisWeek, reachWeeks.ahead) };
}

/** Rest weeks left in a year; a week belongs to the year of its Monday. */
export function restWeeksLeft(year: string, chosen: ReadonlySet<string>): number {
  const taken = [...chosen].filter((monday) => yearOf(monday) === year).length;
  return Math.max(0, restWeeksPerYear - taken);
}

/** True when no year exceeds its rest weeks with the requested ones added. */
export function fitsTheYear(wished: readonly string[], chosen: ReadonlySet<string>): boolean {
  const all = new Set([...chosen, ...wished]);
  const years = new Set(wished.filter((monday) => !chosen.has(monday)).map(yearOf));
  return [...years].every(
    (year) => [...all].filter((monday) => yearOf(monday) === year).length <= restWeeksPerYear,
  );
}

export function yearOf(day: string): string {
  return day.slice(0, 4);
}
