import { languages } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import { milestoneWorld } from './milestone-worlds.ts';
import { worldMarkup } from './world-markup.ts';
import { type WorldName, worldNames } from './world-names.ts';
import { stillWorld, type WorldState } from './world-state.ts';

const drawn = (name: WorldName, state: Partial<WorldState> = {}) =>
  worldMarkup(name, { ...stillWorld, ...state }, 'en');

/** The texts in a picture, in their order. */
const textsIn = (markup: string) =>
  [...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

/** Where a part is that moves, along x. */
const placeOf = (markup: string, key: string) =>
  Number(new RegExp(`data-key="world-${key}" style="transform:translate\\((-?[\\d.]+)px`).exec(markup)?.[1]);

const isShown = (markup: string, key: string) => markup.includes(`data-key="world-${key}" class="shown"`);

/** As much as a program of a lesson can bring into a picture. */
const full: Partial<WorldState> = {
  printed: ['Good morning: 10', 'Vanakkam, Sithara: 25', 'Total: 1150', 'Red: 40'],
  typed: ['4', '6', '1', '-1', '12', '7'],
  names: new Map([
    ['total', '1150'],
    ['town', "'Jaffna and Galle'"],
    ['longest_name', '12'],
  ]),
  condition: true,
  hasEnded: true,
};

describe.each(worldNames)('%s', (name) => {
  it('is a picture of its state alone', () => {
    expect(drawn(name, full)).toBe(drawn(name, full));
    expect(drawn(name, full)).not.toBe(drawn(name));
  });

  it.each(languages)('weighs at most 5 KB in %s', (language) => {
    expect(worldMarkup(name, { ...stillWorld, ...full }, language).length).toBeLessThanOrEqual(5000);
  });

  it('has no id, which another picture of the page could have, and each key once', () => {
    const markup = drawn(name, full);
    expect(markup).not.toMatch(/\sid="/);
    const keys = [...markup.matchAll(/data-key="([^"]+)"/g)].map(([, key]) => key);
    expect(keys).toEqual([...new Set(keys)]);
  });

  it('takes its colours from the style sheet', () => {
    expect(drawn(name, full)).not.toMatch(/#[\da-f]{3,6}|rgb|fill=|stroke=/);
  });

  it('writes what a program prints or knows as text, not as markup', () => {
    const bold = { printed: ['<b>1'], typed: ['<b>'], names: new Map([['<b>', "'<b>'"]]) };
    expect(drawn(name, bold)).not.toContain('<b>');
  });
});

describe('the board', () => {
  it('shows the last three lines, cut where they are too long', () => {
    const lines = ['1', '2', '3', 'A line that is much too long for a board'];
    expect(textsIn(drawn('board', { printed: lines }))).toEqual(['2', '3', 'A line that is much…']);
  });

  it('stays empty after an error, and Nila wonders', () => {
    expect(textsIn(drawn('board', { hasEnded: true, hasFailed: true }))).toEqual(['?']);
  });
});

describe('the gate', () => {
  const moved = (state: Partial<WorldState>) => {
    const markup = drawn('gate', state);
    return { leaf: placeOf(markup, 'leaf-left'), walker: placeOf(markup, 'walker') };
  };

  it('is shut before and during the run and after an error, and opens at the end', () => {
    const shut = moved({});
    expect(moved({ isRunning: true, typed: ['banana'] })).toEqual(shut);
    expect(moved({ hasEnded: true, hasFailed: true })).toEqual(shut);
    const open = moved({ hasEnded: true });
    expect(open.leaf).toBeLessThan(shut.leaf);
    expect(open.walker).toBeGreaterThan(shut.walker);
  });

  it('asks, and Kavin answers letter by letter', () => {
    const asking = { isRunning: true, typed: ['banana'], question: 'Password?' };
    expect(textsIn(drawn('gate', asking))).toEqual(['Password?']);
    expect(textsIn(drawn('gate', { ...asking, typing: 'man' }))).toEqual(['Password?', 'man']);
  });
});

it('the tea shop says what is printed or asked, and pours a glass for each line', () => {
  const greeted = drawn('tea-shop', { printed: ['Vanakkam, Kavin!', 'Vanakkam, Sithara!'] });
  expect(textsIn(greeted)).toContain('Vanakkam, Sithara!');
  expect([0, 1, 2].map((index) => isShown(greeted, `glass-${index}`))).toEqual([true, true, false]);
  expect(textsIn(drawn('tea-shop', { printed: ['Hi'], question: 'Your name?' }))).toContain('Your name?');
});

describe('the canteen', () => {
  it('puts a thing and its number into two places', () => {
    const texts = textsIn(drawn('canteen', { printed: ['Tea: Rs 50', 'Closed'] }));
    expect(texts).toEqual(['Tea', 'Rs 50', 'Closed']);
  });

  it('shows the place that stays empty after an error', () => {
    expect(drawn('canteen', { hasFailed: true }).match(/missing/g)).toHaveLength(1);
    expect(drawn('canteen')).not.toContain('missing');
  });
});

it('the cricket board shows each number that is typed, and the total that the program knows', () => {
  const total = new Map([['total', '10']]);
  expect(textsIn(drawn('cricket', { typed: ['4', '6'], names: total }))).toEqual(['4', '6', '10', 'total']);
});

it('the bus drives a stop for each line, and not beyond the last', () => {
  const places = [0, 1, 2, 7, 20].map((count) =>
    placeOf(drawn('bus', { printed: Array.from({ length: count }, String) }), 'bus'),
  );
  const [none = 0, one = 0, two = 0, seven = 0, many = 0] = places;
  expect(two - one).toBe(one - none);
  expect(seven).toBe(many);
  expect(one).toBeGreaterThan(none);
});

it('the till prints a bill of the last three lines', () => {
  expect(textsIn(drawn('market', { printed: ['1', '2', '3', '4'] }))).toEqual(['2', '3', '4']);
});

it('each name at home is a jar with its value', () => {
  const names = new Map([
    ['age', '12'],
    ['town', "'Galle'"],
  ]);
  expect(textsIn(drawn('home', { names }))).toEqual(['12', 'age', "'Galle'", 'town']);
});

it('rain falls where a condition is True, the sun comes where it is False, and neither before', () => {
  const weather = [true, false, null].map((condition) => {
    const markup = drawn('rain', { condition });
    return [isShown(markup, 'umbrella'), isShown(markup, 'sun')];
  });
  expect(weather).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

it('each letter in the library is a book above its index, a Tamil letter with its sign', () => {
  expect(textsIn(drawn('library', { printed: ['நிலா'] }))).toEqual(['நி', '0', 'லா', '1']);
  expect(textsIn(drawn('library', { names: new Map([['n', "'ab'"]]) }))).toEqual(['a', '0', 'b', '1']);
});

it('the flag of the house with the most points is highest on Sports Day', () => {
  const markup = drawn('sports-day', { printed: ['Houses', 'Red: 10', 'Green: 40'] });
  const heights = [0, 1].map((index) =>
    Number(new RegExp(`flag-${index}" style="transform:translate\\(0px,(\\d+)px`).exec(markup)?.[1]),
  );
  expect(heights[0]).toBeGreaterThan(heights[1] ?? 0);
  expect(textsIn(markup)).toEqual(['10', 'Red', '40', 'Green']);
});

it('each item of a list is a flower on the garland, with its index, and an empty place is a bud', () => {
  const markup = drawn('garland', { printed: ["['fig', 'mango']", 'Done'] });
  expect(textsIn(markup)).toEqual(['0', 'fig', '1', 'mango']);
  expect(markup.match(/class="gap"/g)).toHaveLength(3);
  expect(textsIn(drawn('garland', { printed: ['4', '6'] }))).toEqual(['0', '4', '1', '6']);
});

it('each printed line is a pot, made of clay that lies on the wheel while the program runs', () => {
  const running = drawn('potter', { printed: ['12', '20'], isRunning: true });
  expect(textsIn(running)).toEqual(['12', '20']);
  expect(isShown(running, 'clay')).toBe(true);
  expect(isShown(drawn('potter', { printed: ['12'], hasEnded: true }), 'clay')).toBe(false);
});

it('a value is the letter in the pigeonhole of its key, and a key that is not there is marked', () => {
  expect(textsIn(drawn('pigeonholes', { printed: ['tea: 50', 'bun 60'] }))).toEqual([
    '50',
    'tea',
    '60',
    'bun',
  ]);
  expect(drawn('pigeonholes', { printed: ['tea: 50'], hasFailed: true }).match(/missing/g)).toHaveLength(1);
  expect(drawn('pigeonholes')).not.toContain('missing');
});

it('the loom weaves a row for each line, equal signs in one colour, and nothing for a space', () => {
  const markup = drawn('loom', { printed: ['* *', 'o*o'] });
  const knots = [...markup.matchAll(/<path class="(\w+)" d="((?:M\d+ \d+h13v13h-13Z)+)"/g)];
  expect(knots.map(([, kind, path]) => [kind, path?.split('Z').length])).toEqual([
    ['rose', 4],
    ['gold', 3],
  ]);
});

it('the boat comes nearer with each line, arrives at the end, and tips over by an error that nobody catches', () => {
  const at = (state: Partial<WorldState>) => placeOf(drawn('boat', state), 'boat');
  const places = [[], ['1'], ['1', '2']].map((printed) => at({ printed }));
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
  expect(at({ hasEnded: true })).toBeGreaterThan(at({ printed: ['1', '2', '3', '4', '5'] }));
  expect(drawn('boat', { hasEnded: true, hasFailed: true })).toContain('rotate');
  expect(drawn('boat', { hasEnded: true })).not.toContain('rotate');
});

describe('the place of a milestone', () => {
  const places = Array.from({ length: 15 }, (_, index) => milestoneWorld(index + 1));

  it('is another one for each of the 15', () => {
    expect(places).not.toContain(null);
    expect(new Set(places.map((place) => place?.world)).size).toBe(15);
  });

  it('is missing for a video of no milestone', () => {
    expect([0, 16].map(milestoneWorld)).toEqual([null, null]);
  });
});

it('all pictures of the course together weigh less than 60 KB, half of what they may', () => {
  const heaviest = worldNames.map((name) => drawn(name, full).length);
  expect(heaviest.reduce((sum, length) => sum + length, 0)).toBeLessThan(60_000);
});
