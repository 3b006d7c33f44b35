import { takenAtOf } from './backup-name.ts';

/** The newest backups of this many days, and of this many weeks, stay. */
const keptDays = 7;
const keptWeeks = 4;
/** No backup stays longer, so that what a learner deleted is gone by then. */
const maxAgeDays = 35;

const dayMs = 24 * 3600 * 1000;

type Backup = { name: string; takenAt: Date };

/**
 * Which of the files in a folder of backups have to go. Names of other files are never among them.
 * @param names all names in the folder
 */
export function expiredBackups(names: readonly string[], now: Date): string[] {
  const found = names.flatMap((name): Backup[] => {
    const takenAt = takenAtOf(name);
    return takenAt === null ? [] : [{ name, takenAt }];
  });
  const ageDays = ({ takenAt }: Backup): number => (now.getTime() - takenAt.getTime()) / dayMs;
  const isPartial = ({ name }: Backup): boolean => name.endsWith('.partial');
  const whole = found
    .filter((backup) => !isPartial(backup) && ageDays(backup) < maxAgeDays)
    .toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  const kept = new Set([...newestOfEach(dayOf, keptDays, whole), ...newestOfEach(weekOf, keptWeeks, whole)]);
  // A younger partial file may be one that is being written.
  const isExpired = (backup: Backup): boolean =>
    isPartial(backup) ? ageDays(backup) > 1 : !kept.has(backup);
  return found.filter(isExpired).map(({ name }) => name);
}

/** The first backup of each period, in the newest periods that have any. */
function newestOfEach(
  periodOf: (at: Date) => number,
  most: number,
  newestFirst: readonly Backup[],
): Backup[] {
  const byPeriod = new Map<number, Backup>();
  for (const backup of newestFirst) {
    const period = periodOf(backup.takenAt);
    if (!byPeriod.has(period)) byPeriod.set(period, backup);
  }
  return [...byPeriod.values()].slice(0, most);
}

/** Number of the day in UTC. */
function dayOf(at: Date): number {
  return Math.floor(at.getTime() / dayMs);
}

/** Number of the week in UTC. Day 0 was a Thursday, and weeks begin on Monday. */
function weekOf(at: Date): number {
  return Math.floor((dayOf(at) + 3) / 7);
}
