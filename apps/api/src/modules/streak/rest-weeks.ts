import { restWeeksPerYear } from '@python-learning/contract';
import { addWeeks, mondayOf, mondaysBetween } from './week.ts';

/** How far from now a week of rest can be chosen, in weeks. */
const reachWeeks = { back: 52, ahead: 52 };

/** What a learner asks for; days are such as `2026-11-21`. */
export type RestWish = {
  /** Any day of the first week; undefined for this one. */
  from: string | undefined;
  /** How many weeks; undefined for one, or, where a rest ends, for all that follow. */
  weeks: number | undefined;
};

/** The Mondays of the weeks that a wish names, or null where one of them is too far away. */
export function wishedWeeks({ from, weeks }: RestWish, today: string): string[] | null {
  const first = mondayOf(from ?? today);
  const last = addWeeks(first, (weeks ?? 1) - 1);
  const { earliest, latest } = reachOf(today);
  const isInReach = first >= earliest && first <= latest && last <= latest;
  return isInReach ? mondaysBetween(first, last) : null;
}

/** The weeks whose rest ends: those that are named, or without a number all from the first on. */
export function endedWeeks(wish: RestWish, today: string, chosen: ReadonlySet<string>): string[] {
  const first = mondayOf(wish.from ?? today);
  const last = wish.weeks === undefined ? null : addWeeks(first, wish.weeks - 1);
  return [...chosen].filter((monday) => monday >= first && (last === null || monday <= last));
}

/** Mondays between which weeks of rest can be chosen and are told. */
export function reachOf(today: string): { earliest: string; latest: string } {
  const thisWeek = mondayOf(today);
  return { earliest: addWeeks(thisWeek, -reachWeeks.back), latest: addWeeks(thisWeek, reachWeeks.ahead) };
}

/** How many more weeks of a year can be weeks of rest; a week belongs to the year of its Monday. */
export function restWeeksLeft(year: string, chosen: ReadonlySet<string>): number {
  const taken = [...chosen].filter((monday) => yearOf(monday) === year).length;
  return Math.max(0, restWeeksPerYear - taken);
}

/** True when these weeks, added to those chosen before, leave no year with more rest than it has. */
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
