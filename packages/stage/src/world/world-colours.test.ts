import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Colour, coloursIn, contrast, rgb, ruleOf } from '../contrast.fixture.ts';

const stageCss = readFileSync(new URL('../stage.css', import.meta.url), 'utf8');
const codeCss = readFileSync(new URL('../code-colours.css', import.meta.url), 'utf8');
const appCss = readFileSync(new URL('../../../../apps/web/src/styles/app.css', import.meta.url), 'utf8');

/** Where the style of the stage takes a colour of the app. */
const roles = new Map([
  ['stage-action', 'action'],
  ['stage-reward', 'reward'],
  ['stage-danger', 'danger'],
  ['code-string', 'code-string'],
]);

/** The soft ground of a kind, mixed as the style sheet says, over a card of this colour. */
function softGround(kind: string, colours: ReadonlyMap<string, string>, card: Colour): Colour {
  const rule = ruleOf(stageCss, `.stage .picture .${kind}`);
  const [, role = '', share = ''] =
    /var\(--([\w-]+)\) (var\(--soft\)|\d+%), var\(--stage-card\)/.exec(rule) ?? [];
  const soft = /--soft: (\d+)%/.exec(stageCss)?.[1];
  const part = Number.parseInt(share.startsWith('var') ? (soft ?? '') : share, 10) / 100;
  const strong = rgb(colours.get(roles.get(role) ?? '') ?? '');
  const mixed = (index: 0 | 1 | 2) => card[index] * (1 - part) + strong[index] * part;
  return [mixed(0), mixed(1), mixed(2)];
}

/** Grounds that a picture writes on. */
const writtenOn = ['teal', 'gold', 'rose', 'leaf'];

describe.each([
  ['light', ':root'],
  ['dark', ':root[data-theme="dark"]'],
])('a picture in the %s theme', (_theme, selector) => {
  const colours = new Map([...coloursIn(appCss, selector), ...coloursIn(codeCss, selector)]);
  const card = rgb(colours.get('surface') ?? '');
  const ink = rgb(colours.get('ink') ?? '');

  it.each(writtenOn)('has writing that can be read on %s', (kind) => {
    expect(contrast(ink, softGround(kind, colours, card))).toBeGreaterThanOrEqual(4.5);
  });

  it('has threads that can be seen on its card', () => {
    expect(contrast(ink, card)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the place of a milestone', () => {
  const own = coloursIn(stageCss, '.stage .card .place');
  const colours = new Map([...roles].map(([role, name]) => [name, own.get(role) ?? '']));

  it.each([0, 1, 2, 3, 4])('can be read on tint %i and on its soft grounds', (tint) => {
    const card = rgb(coloursIn(stageCss, `.stage .card .tint-${tint}`).get('tint') ?? '');
    const ink = rgb(own.get('stage-ink') ?? '');
    const grounds = [card, ...writtenOn.map((kind) => softGround(kind, colours, card))];
    expect(Math.min(...grounds.map((ground) => contrast(ink, ground)))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(own.get('stage-quiet') ?? ''), card)).toBeGreaterThanOrEqual(4.5);
  });
});
