import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync(`${import.meta.dirname}/../src/styles/fonts.css`, 'utf8');
const messages = `${import.meta.dirname}/../messages`;
const faces = sheet
  .split('@font-face')
  .slice(1)
  .map((rule) => ({
    file: /url\("([^"]*)"\)/.exec(rule)?.[1] ?? '',
    weight: /font-weight: (\d+)/.exec(rule)?.[1],
    isText: rule.includes('font-family: Catamaran;'),
    letters: readRange(/unicode-range:([^;]*);/.exec(rule)?.[1] ?? ''),
  }));

/** First and last code point of each part. */
function readRange(range: string): [number, number][] {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}

function filesFor(letter: number, weight: string): string[] {
  return faces
    .filter((face) => face.isText && face.weight === weight)
    .filter(({ letters }) => letters.some(([from, to]) => letter >= from && letter <= to))
    .map(({ file }) => file);
}

describe('the fonts', () => {
  it.each(['400', '700'])(
    'of texts (%s) come in parts that share no letter: one brings no other',
    (weight) => {
      const shared = Array.from({ length: 0x2300 }, (_, letter) => filesFor(letter, weight)).filter(
        (files) => files.length > 1,
      );
      expect(shared).toEqual([]);
    },
  );

  it.each(['400', '700'])('of texts (%s) lose no letter of Latin or Tamil', (weight) => {
    const letters = [...'azAZ09 !~\u00a0éñßÿ‘’“”–—…·×÷−€™அஃௐ௺₹\u200c\u200d'].map(
      (letter) => letter.codePointAt(0) ?? 0,
    );
    expect(letters.filter((letter) => filesFor(letter, weight).length === 0)).toEqual([]);
  });

  it('that come first have every letter of our messages', () => {
    const texts = readdirSync(messages).flatMap((feature) =>
      ['ta', 'en'].map((language) => readFileSync(`${messages}/${feature}/${language}.json`, 'utf8')),
    );
    const letters = new Set(texts.join(''));
    const late = [...letters].filter((letter) =>
      filesFor(letter.codePointAt(0) ?? 0, '400').some((file) => file.includes('catamaran-latin')),
    );
    expect(late).toEqual([]);
  });

  it('of the device that stand in are as tall as what they stand in for', () => {
    const standIns = sheet.split('@font-face').filter((rule) => rule.includes('"Catamaran Stand-In"'));
    const percent = (rule: string, name: string) =>
      Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1] ?? Number.NaN);
    expect(standIns).toHaveLength(4);
    for (const rule of standIns) {
      const size = percent(rule, 'size-adjust') / 100;
      expect(size * percent(rule, 'ascent-override')).toBeCloseTo(110, 0);
      expect(size * percent(rule, 'descent-override')).toBeCloseTo(54, 0);
      expect(percent(rule, 'line-gap-override')).toBe(0);
    }
  });
});
