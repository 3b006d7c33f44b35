import { describe, expect, test } from 'vitest';
import { backupName, takenAtOf } from './backup-name.ts';
import { expiredBackups } from './shelf-life.ts';

const dayMs = 24 * 3600 * 1000;
/** A Thursday. */
const now = new Date('2026-11-26T02:17:05Z');
const nightBefore = (days: number): string => backupName(new Date(now.getTime() - days * dayMs));

/** What is left in a folder after each of so many nights with a backup. */
function shelfAfter(nights: number): string[] {
  let names: string[] = [];
  for (let days = nights - 1; days >= 0; days--) {
    const night = new Date(now.getTime() - days * dayMs);
    names.push(backupName(night));
    const expired = expiredBackups(names, night);
    names = names.filter((name) => !expired.includes(name));
  }
  return names;
}

describe('of the backups of each night', () => {
  test('those of seven days stay, and the last of each of four weeks', () => {
    const daily = [0, 1, 2, 3, 4, 5, 6].map(nightBefore);
    // Sundays. The week of the last Sunday has a daily one already, and the running week too.
    const weekly = [11, 18].map(nightBefore);
    expect(shelfAfter(400).toSorted()).toEqual([...daily, ...weekly].toSorted());
  });

  test('none stays longer than 35 days, also when no new one came', () => {
    const old = [34, 36, 50].map(nightBefore);
    expect(expiredBackups(old, now)).toEqual([36, 50].map(nightBefore));
  });

  test('the newest of a day stays', () => {
    const [morning, evening] = ['06', '18'].map((hour) => backupName(new Date(`2026-11-25T${hour}:00:00Z`)));
    expect(expiredBackups([morning ?? '', evening ?? ''], now)).toEqual([morning]);
  });
});

test('a partial file goes after a day, and what is no backup never does', () => {
  const names = [
    `${nightBefore(0)}.partial`,
    `${nightBefore(2)}.partial`,
    'notes.txt',
    'python-learning.tar.gz',
  ];
  expect(expiredBackups(names, now)).toEqual([`${nightBefore(2)}.partial`]);
});

test('the name of a backup tells its time', () => {
  expect(backupName(now)).toBe('python-learning-2026-11-26T021705Z.tar.gz');
  expect(takenAtOf(backupName(now))).toEqual(now);
});
