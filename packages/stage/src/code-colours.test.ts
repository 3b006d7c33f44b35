import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every `--name: #rrggbb` of the rule with this selector. */
function coloursIn(css: string, selector: string): Map<string, string> {
  const from = css.indexOf(`${selector} {`);
  const body = css.slice(from, css.indexOf('}', from));
  return new Map(
    [...body.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

/** False also for a colour that is not there. */
function isReadable(word = '', ground = ''): boolean {
  return contrast(word, ground) >= 4.5;
}

const codeCss = readFileSync(new URL('code-colours.css', import.meta.url), 'utf8');
const appCss = readFileSync(new URL('../../../apps/web/src/styles/app.css', import.meta.url), 'utf8');
const words = ['code-call', 'code-keyword', 'code-string', 'code-number', 'code-comment', 'ink'];
const grounds = [
  'surface',
  'ground',
  'sunken',
  'code-now',
  'danger-soft',
  'success-soft',
  'reward-soft',
  'action-soft',
];

describe.each([
  ['light', ':root'],
  ['dark', ':root[data-theme="dark"]'],
])('code in the %s theme', (_theme, selector) => {
  const colours = new Map([...coloursIn(appCss, selector), ...coloursIn(codeCss, selector)]);

  it.each(grounds)('is readable on %s', (ground) => {
    const faint = words.filter((word) => !isReadable(colours.get(word), colours.get(ground)));
    expect(faint).toEqual([]);
  });
});

it.each(['light', 'dark'])('code is readable on the dark ground of output in the %s theme', (theme) => {
  const selector = theme === 'light' ? ':root' : ':root[data-theme="dark"]';
  const ground = coloursIn(appCss, selector).get('code-ground');
  const colours = coloursIn(codeCss, '.code-on-dark');
  const onDark = words.filter((name) => name !== 'ink');
  expect(onDark.filter((word) => !isReadable(colours.get(word), ground))).toEqual([]);
});
