import { isDeepStrictEqual } from 'node:util';
import type { Located } from './content.ts';
import { type Fault, faultAt } from './fault.ts';

type Entries = Readonly<Record<string, unknown>>;

/**
 * Compares a file that the content check wrote with what it would write today.
 * @param file the file, relative to the root
 * @param written null when there is no such file
 */
export function staleEntries(file: string, written: Located<Entries> | null, today: Entries): Fault[] {
  const known = written?.value ?? {};
  const old = Object.keys(today).filter((id) => !isDeepStrictEqual(known[id], today[id]));
  const gone = Object.keys(known).filter((id) => !(id in today));
  // Their order is the one in which learners meet them.
  const moved = Object.keys(known).find((id, place) => id !== Object.keys(today)[place]);
  const areSame = old.length === 0 && gone.length === 0;
  return [
    ...old.map((id) => ({
      file,
      line: written?.lineOf([id]) ?? 1,
      message: `${id} is not up to date: use --write`,
    })),
    ...(written === null
      ? []
      : gone.map((id) => faultAt(written, [id], `${id} does not exist any more: use --write`))),
    ...(written === null || moved === undefined || !areSame
      ? []
      : [faultAt(written, [moved], `${moved} is at another place: use --write`)]),
  ];
}
