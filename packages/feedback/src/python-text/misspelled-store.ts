import { namesIn } from './name-uses.ts';
import type { ProgramLine } from './program-lines.ts';
import { createSlipFinder } from './slips.ts';
import { storedNames } from './stored-names.ts';

/** A name that is stored in line `n` as `written`, and read everywhere else as `name`. */
export type MisspelledStore = { name: string; written: string; n: number };

const shortest = 4;

/**
 * A name that is stored and never read while one that differs by a slip of the finger is: `totl = total + 1`.
 * Python says nothing about it. Only a lost, a doubled or an exchanged letter counts: names such as `price_a` and
 * `price_b`, or `mark` and `marks`, are different on purpose.
 */
export function findMisspelledStore(lines: readonly ProgramLine[]): MisspelledStore | null {
  const stored = storedNames(lines).filter(({ how }) => how === 'assignment' || how === 'augmented');
  const read = namesRead(lines);
  const findSlip = createSlipFinder(stored.map(({ name }) => name).filter((name) => read.has(name)));
  for (const { name: written, line } of stored) {
    if (written.length < shortest || read.has(written)) continue;
    const name = findSlip(written);
    if (name !== null) return { name, written, n: line };
  }
  return null;
}

/** What is read: every name of a line but the one that a plain assignment stores. */
function namesRead(lines: readonly ProgramLine[]): Set<string> {
  return new Set(lines.flatMap((line) => [...namesIn(withoutTarget(line))]));
}

function withoutTarget(line: ProgramLine): ProgramLine {
  const isStore = line.tokens[0]?.kind === 'name' && line.tokens[1]?.text === '=';
  return isStore ? { ...line, tokens: line.tokens.slice(1) } : line;
}
