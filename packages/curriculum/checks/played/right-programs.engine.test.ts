import type { WalkSettings } from '@python-learning/domain';
import type { PythonEngine } from '@python-learning/python';
import { beforeAll, describe, expect, test } from 'vitest';
import { startEngine } from '../engine.fixture.ts';
import { play } from './play.fixture.ts';
import { always, block, stories, storyRules } from './story-parts.fixture.ts';

let engine: PythonEngine;
beforeAll(async () => {
  engine = await startEngine();
}, 60_000);

const free: [name: string, rules: string[], walks?: Partial<WalkSettings>][] = [
  ['f01', ['prints>=6', 'empty_prints>=1', 'numbers>=1', 'comments>=1', 'same_ends']],
  ['f02', ['stores>=3', 'text_plus', 'grows', 'vary>=2']],
  ['f03', ['stores>=3', 'op:// | op:%', 'vary>=2']],
  ['f04', ['asks>=2', 'echo>=2', 'chance', 'fstring', 'call:choice', 'call:randint']],
  ['f05', ['asks>=1', 'ifs>=2', 'else', 'differ>=2']],
  ['f06', ['asks>=1', 'chance', 'elifs>=2', 'and | or', 'call:lower', 'differ>=3']],
  ['f07', ['for', 'call:range', 'if', 'assign:done', 'strokes>=30', 'colours>=2', 'closed', 'vary']],
  ['f08', ['while', 'grows', 'ifs>=2', 'asks_in_loop', 'chance', 'differ>=2'], { stop: 'fish' }],
  ['f09', ['for', 'in | call:replace', 'call:lower', 'differ>=2']],
  [
    'f10',
    ['list', 'call:append', 'call:pop | call:remove', 'call:join', 'chance'],
    { first: 'Anbu,Mathi,Kavin' },
  ],
  ['f11', ['parameters>=2', 'called', 'parameters_used', 'strokes>=20', 'chance']],
  ['f12', ['dict', 'call:items | in', 'call:get', 'differ>=3'], { stop: 'bye' }],
  ['f13', ['nested_for', 'index | call:enumerate', 'strokes>=25', 'colours>=2']],
  [
    'f14',
    ['defs>=2', 'return', 'except:ValueError', 'assert_calls>=2', 'chance'],
    { stop: '4', mistypes: true },
  ],
  ['f15', ['defs>=1', 'return', 'called', 'assert_calls>=1']],
];

describe('a program that does what its task asks is accepted, whatever it tells', () => {
  test.each(Object.entries(storyRules))('the story of milestone %s', async (key, rules) => {
    const milestone = Number(key);
    const task = { rules: [...always, ...rules], walks: { first: 'Mathi', mistypes: milestone === 14 } };
    expect(await play(engine, stories[milestone] ?? '', task)).toMatchObject({
      verdict: 'solved',
      explanation: null,
    });
  });

  test.each(free)('the free task %s', async (name, rules, walks = {}) => {
    expect(await play(engine, block(name), { rules: [...always, ...rules], walks })).toMatchObject({
      verdict: 'solved',
      explanation: null,
    });
  });
});
