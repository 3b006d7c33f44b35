import { readdirSync, readFileSync } from 'node:fs';

/** A program of a fixture file: it begins with a line `# --- name` or `# --- name: how it ends`. */
export type FixtureProgram = { name: string; note: string; source: string };

/** Replaces a line `HARNESS` in a program: ways to find the harness and to change what it reports. */
const reachHarness = readFileSync(new URL('./reach-harness.py', import.meta.url), 'utf8').trimEnd();

/** `<<text * 9>>` in a program is the text nine times. */
const repetition = /<<([^<>]*?) \* (\d{1,5})>>/g;

/** The programs of a folder of fixture files, by file name without its ending. */
export function readPrograms(folder: string): Record<string, FixtureProgram[]> {
  const url = new URL(`./${folder}/`, import.meta.url);
  const files = readdirSync(url).filter((name) => name.endsWith('.py'));
  return Object.fromEntries(
    files.map((name) => [name.replace('.py', ''), split(readFileSync(new URL(name, url), 'utf8'))]),
  );
}

const heading = /^# --- (.+)\n/m;

function split(text: string): FixtureProgram[] {
  const [, ...parts] = text.split(heading);
  return Array.from({ length: parts.length / 2 }, (_, index) => {
    const [name = '', note = ''] = (parts[2 * index] ?? '').split(/: (?=[^:]*$)/);
    const source = (parts[2 * index + 1] ?? '').trimEnd().replace(/^HARNESS$/m, () => reachHarness);
    return { name, note, source: source.replaceAll(repetition, repeated) };
  });
}

function repeated(_: string, text: string, count: string): string {
  return text.repeat(Number(count));
}
