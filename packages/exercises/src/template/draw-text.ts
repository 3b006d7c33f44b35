import { isPoolName, type Person, people, pools } from '../pools.ts';
import type { RandomDraws } from '../random-draws.ts';

/** `<1..9>`, `<10..150/5>`, `<0.50..20.00>`, `<red|blue>`, `<@towns>`. */
const drawPattern = /<([^<>]+)>/g;
const rangePattern = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.(\d+))?)(?:\/(\d+))?$/;

/**
 * Replaces each draw in the text by a random value. People in `taken` are not drawn again; drawn ones are added to it.
 */
export function drawText(text: string, draws: RandomDraws, taken: Set<string> = new Set()): string {
  return text.replace(drawPattern, (whole, spec: string) => drawOne(spec, draws, taken) ?? whole);
}

/**
 * Several values: `2-5 lines: <1..9>` gives lines, `2-5 words: …` one line with spaces, `2-5 joined: …` one word,
 * `2-5 counted: …` lines after their number.
 */
const severalPattern = /^(\d+)-(\d+) (lines|words|joined|counted): (.*)$/s;

/** The input lines that one line of a case description gives. */
export function drawLines(description: string, draws: RandomDraws, taken: Set<string> = new Set()): string[] {
  const several = severalPattern.exec(description);
  if (several === null) return [drawText(description, draws, taken)];
  const [, low, high, manner, each = ''] = several;
  const count = draws.int(Number(low), Number(high));
  const drawn = Array.from({ length: count }, () => drawText(each, draws, taken));
  if (manner === 'words') return [drawn.join(' ')];
  if (manner === 'joined') return [drawn.join('')];
  return manner === 'counted' ? [String(count), ...drawn] : drawn;
}

function drawOne(spec: string, draws: RandomDraws, taken: Set<string>): string | undefined {
  if (spec === '@people') return drawPerson(draws, taken).en;
  if (spec.startsWith('@')) {
    const name = spec.slice(1);
    return isPoolName(name) ? draws.pick(pools[name]).en : undefined;
  }
  const range = rangePattern.exec(spec);
  if (range !== null) return drawNumber(range, draws);
  return spec.includes('|') ? draws.pick(spec.split('|')) : undefined;
}

function drawPerson(draws: RandomDraws, taken: Set<string>): Person {
  const person = draws.pick(people.filter(({ en }) => !taken.has(en)));
  taken.add(person.en);
  return person;
}

function drawNumber([, low, high, decimals = '', step = '1']: RegExpExecArray, draws: RandomDraws): string {
  const scale = 10 ** decimals.length;
  const [from, to] = [Math.round(Number(low) * scale), Math.round(Number(high) * scale)];
  const steps = Math.floor((to - from) / Number(step));
  return ((from + draws.int(0, steps) * Number(step)) / scale).toFixed(decimals.length);
}
