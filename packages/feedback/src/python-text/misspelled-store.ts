import { namesIn } from './name-uses.ts';
import type { ProgramLine } from './program-lines.ts';
import type { ProgramNames } from './stored-names.ts';
import { createTypoFinder } from './typos.ts';

/** A name that is stored in line `n` as `written`, and read everywhere else as `name`. */
export type MisspelledStore = { name: string; written: string; n: number };

const shortest = 4;

/**
 * Finds a name that is stored and never read while a name one typo away is read: `totl = total + 1`. Python reports no
 * error for it. Only a missing, extra or transposed letter counts: names such as `price_a` and `price_b`, or `mark` and
 * `marks`, differ on purpose.
 */
export function findMisspelledStore({ lines, stored: places }: ProgramNames): MisspelledStore | null {
  const stored = places.filter(({ how }) => how === 'assignment' || how === 'augmented');
  const read = namesRead(lines);
  const findTypo = createTypoFinder(stored.map(({ name }) => name).filter((name) => read.has(name)));
  for (const { name: written, line } of stored) {
    if (written.length < shortest || read.has(written)) continue;
    const name = findTypo(written);
    if (name !== null) return { name, written, n: line };
  }
  return null;
}

/** Every name of a line except the target of a plain assignment. */
function namesRead(lines: readonly ProgramLine[]): Set<string> {
  return new Set(lines.flatMap((line) => [...namesIn(withoutTarget(line))]));
}

function withoutTarget(line: ProgramLine): ProgramLine {
  const isStore = line.tokens[0]?.kind === 'name' && line.tokens[1]?.text === '=';
  return isStore ? { ...line, tokens: line.tokens.slice(1) } : line;
}
