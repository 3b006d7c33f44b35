import type { Log } from './log.ts';
import { outsideRequests } from './request-facts.ts';

/** Fields of a line; `event` and `reason` together say what is counted. */
export type CountedEntry = { event: string; reason?: string; network?: string };

export type CountedLog = (entry: CountedEntry, message: string) => void;

const minuteMs = 60_000;

/**
 * Logs warnings of what may happen thousands of times a second: the first one at once, then one line per period with the
 * number of times since the line before (`count`) and the other fields of the latest time.
 */
export function createCountedLog(log: Log, everyMs = minuteMs): CountedLog {
  const counts = new Map<string, { count: number; entry: CountedEntry }>();
  const write = (entry: CountedEntry, count: number, message: string) =>
    outsideRequests(() => log.warn({ ...entry, count }, message));
  const closePeriod = (key: string, message: string) => {
    const period = counts.get(key);
    if (period === undefined || period.count === 0) return void counts.delete(key);
    write(period.entry, period.count, message);
    openPeriod(key, period.entry, message);
  };
  const openPeriod = (key: string, entry: CountedEntry, message: string) => {
    counts.set(key, { count: 0, entry });
    setTimeout(closePeriod, everyMs, key, message).unref();
  };
  return (entry, message) => {
    const key = `${entry.event} ${entry.reason ?? ''}`;
    const period = counts.get(key);
    if (period === undefined) {
      write(entry, 1, message);
      openPeriod(key, entry, message);
    } else {
      period.count += 1;
      period.entry = entry;
    }
  };
}
