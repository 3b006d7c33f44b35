import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coloursIn, rgb } from './contrast.fixture.ts';

const web = new URL('../../../apps/web/src/', import.meta.url);
const read = (folder: URL, file: string) => readFileSync(new URL(file, folder), 'utf8');
const here = new URL('./', import.meta.url);
const app = read(web, 'styles/app.css');
const code = read(here, 'code-colours.css');
const stage = ['stage.css', 'values/values.css'].map((file) => read(here, file)).join('\n');
const themes = [
  ['light', ':root'],
  ['dark', ':root[data-theme="dark"]'],
] as const;
const palette = themes.map(([, selector]) => [...coloursIn(app, selector), ...coloursIn(code, selector)]);
const light = new Map(palette[0]);

/** Grounds and things of the pictures, which no role of the app names. */
const pictureColours = [
  '#fff3d6',
  '#e3f3f1',
  '#fbe8e2',
  '#e8f2dd',
  '#ece8f6',
  '#d9a273',
  '#b9bdc4',
  '#a0522d',
];

describe('one palette for lessons, programs and the app', () => {
  it('the stage has no colour that is not a role of the app, besides those of its pictures', () => {
    const known = new Set([...palette.flat().map(([, colour]) => colour), ...pictureColours]);
    const own = stage.match(/#[\da-f]{3,8}\b/gi) ?? [];
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((colour) => !known.has(colour))).toEqual([]);
  });

  it('a video has the colours of the light theme', () => {
    const withoutApp = [...stage.matchAll(/var\(--([\w-]+), (#[\da-f]+)\)/g)];
    expect(withoutApp.length).toBeGreaterThan(10);
    expect(
      withoutApp.filter(([, role = '', colour]) => light.get(role) !== colour).map(([all]) => all),
    ).toEqual([]);
  });

  it('the colours of code are written down once: other files take them from there', () => {
    const values = new Set(
      palette
        .flat()
        .filter(([name]) => name.startsWith('code-'))
        .map(([, colour]) => colour),
    );
    const definitions = [...stage.matchAll(/--code-\w+: (\S+);/g)].map(([, colour = '']) => colour);
    expect(definitions.filter((colour) => !values.has(colour))).toEqual([]);
    const sources = readdirSync(web, { recursive: true, encoding: 'utf8' });
    const shown = sources.filter(
      (file) => /\.(?:tsx?|css)$/.test(file) && !/\.(?:test|fixture)\./.test(file),
    );
    const defining = shown.filter((file) => /--code-(?!scale|ground|ink)\w+['"]?\s*:/.test(read(web, file)));
    expect(defining).toEqual([]);
    const wordColours = palette.flat().filter(([name]) => /^code-(?!ground|ink)/.test(name));
    const copying = shown.filter((file) => {
      const text = read(web, file).toLowerCase();
      return wordColours.some(([, colour]) => text.includes(colour));
    });
    expect(copying).toEqual([]);
  });

  it.each(['workbench/editor/codemirror-looks.ts', 'workbench/steps/program-lines.tsx'])(
    'the line that runs has the same yellow in a lesson and in %s',
    (file) => {
      expect(stage).toMatch(/\.pointer \{[^}]*background: var\(--code-now\)/);
      expect(read(web, file)).toMatch(/(?:backgroundColor: 'var|bg-)\(--code-now\)/);
    },
  );
});

describe.each(themes)('in the %s theme', (_theme, selector) => {
  const colours = new Map([...light, ...coloursIn(app, selector), ...coloursIn(code, selector)]);
  const strength = (ground: string) =>
    Math.hypot(
      ...rgb(colours.get(ground) ?? '').map(
        (part, at) => part - (rgb(colours.get('surface') ?? '')[at] ?? 0),
      ),
    );

  it('no ground of a card or a line is stronger than that of the line that runs', () => {
    const others = ['ground', 'sunken', 'danger-soft', 'success-soft', 'reward-soft', 'action-soft'];
    expect(others.filter((ground) => strength(ground) >= strength('code-now'))).toEqual([]);
  });
});

describe('letters of programs', () => {
  it('are at least 13 px in the style sheet of the stage', () => {
    const sizes = [...stage.matchAll(/font-size: ([^;]+);/g)].map(([, size = '']) => size);
    expect(sizes.filter((size) => !/\b(?:1[3-9]|[2-9]\d)px/.test(size))).toEqual([]);
  });
});
