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

describe('the place of a milestone', () => {
  const places = Array.from({ length: 15 }, (_, index) => milestoneWorld(index + 1));

  it('is there for each of the 15, and no two look the same', () => {
    const pictures = places.map((place) => place && worldMarkup(place.world, place.state, 'en'));
    expect(pictures).not.toContain(null);
    expect(new Set(pictures).size).toBe(15);
  });

  it('is missing for a video of no milestone', () => {
    expect([0, 16].map(milestoneWorld)).toEqual([null, null]);
  });

  it('shows every picture of the course', () => {
    expect(new Set(places.map((place) => place?.world))).toEqual(new Set(worldNames));
  });
});

it('all pictures of the course weigh less than 60 KB', () => {
  const heaviest = worldNames.map((name) => drawn(name, full).length);
  expect(heaviest.reduce((sum, length) => sum + length, 0)).toBeLessThan(60_000);
});
