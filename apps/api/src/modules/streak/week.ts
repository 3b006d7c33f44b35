const dayMs = 86_400_000;

/** The Monday of the week of a day; both such as `2026-11-16`. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The day so many days later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The Monday so many weeks after another. */
export function addWeeks(monday: string, weeks: number): string {
  return addDays(monday, weeks * 7);
}

/** Mondays from one to another, both included; none when the second comes first. */
export function mondaysBetween(first: string, last: string): string[] {
  const weeks = Math.round((Date.parse(last) - Date.parse(first)) / (7 * dayMs));
  return Array.from({ length: Math.max(0, weeks + 1) }, (_week, index) => addWeeks(first, index));
}
