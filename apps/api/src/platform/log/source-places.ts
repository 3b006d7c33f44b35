import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const place = /(file:\/\/[^\s():]{1,1000}):(\d{1,7}):\d{1,7}/g;
const builtFolder = '/dist/';
const regionMark = '//#region ';
/** Source files by place: a fault that comes with every call must not read the built file each time. */
const known = new Map<string, string>();

/**
 * Adds the source file to each place of a stack that is in a built file. The build marks where each source file begins.
 * Source maps would cost every process 50 MB; this reads the built file when there is something to log.
 */
export function withSourcePlaces(stack: string): string {
  return stack.replace(place, (found, url: string, line: string) => {
    if (!url.includes(builtFolder)) return found;
    const source = known.get(found) ?? sourceOf(url, Number(line));
    if (source === null) return found;
    known.set(found, source);
    return `${found} ${source}`;
  });
}

function sourceOf(url: string, line: number): string | null {
  try {
    const before = readFileSync(fileURLToPath(url), 'utf8').split('\n').slice(0, line);
    return before.findLast((text) => text.startsWith(regionMark))?.slice(regionMark.length) ?? null;
  } catch {
    return null;
  }
}
