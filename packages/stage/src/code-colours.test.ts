import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coloursIn, contrast, rgb } from './contrast.fixture.ts';

/** False also for a colour that is not there. */
function isReadable(word = '', ground = ''): boolean {
  return contrast(rgb(word), rgb(ground)) >= 4.5;
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
