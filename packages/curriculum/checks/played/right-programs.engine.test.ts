import type { PythonEngine } from '@python-learning/python';
import { beforeAll, describe, expect, test } from 'vitest';
import { startEngine } from '../engine.fixture.ts';
import { play } from './play.fixture.ts';
import { block, stories } from './story-parts.fixture.ts';

let engine: PythonEngine;
beforeAll(async () => {
  engine = await startEngine();
}, 60_000);

const always = ['reach', 'filled', 'anew'];

/** What each part of the story asks for, by milestone. */
const parts: [milestone: number, rules: string[]][] = [
  [4, ['asks>=1', 'echo', 'chance', 'list_choice']],
  [5, ['asks>=2', 'ifs>=2', 'else', 'differ>=2']],
  [6, ['elifs>=2', 'and | or | in', 'call:lower', 'differ>=3', 'reply']],
  [7, ['fors>=2', 'grows']],
  [8, ['while', 'grows', 'chance', 'asks_in_loop', 'zero']],
  [9, ['secret', 'loose_secret', 'for | index', 'call:len', 'zero']],
  [10, ['list', 'call:append', 'call:join', 'loop', 'zero']],
  [11, ['defs>=3', 'called', 'parameters>=2', 'return', 'zero']],
  [12, ['dict', 'call:get', 'call:items', 'zero']],
  [13, ['nested_for', 'opens>=2', 'call:write', 'zero']],
  [14, ['except:ValueError', 'except:FileNotFoundError', 'assert_calls>=2', 'zero']],
];

const free: [name: string, rules: string[], stop?: string][] = [
  ['f01', ['prints>=6', 'empty_prints>=1', 'numbers>=1', 'comments>=1', 'same_ends']],
  ['f02', ['stores>=3', 'text_plus', 'grows', 'vary>=2']],
  ['f03', ['stores>=3', 'op:// | op:%', 'vary>=2']],
  ['f04', ['asks>=2', 'echo>=2', 'chance', 'fstring', 'call:choice', 'call:randint']],
  ['f05', ['asks>=1', 'ifs>=2', 'else', 'differ>=2']],
  ['f06', ['asks>=1', 'chance', 'elifs>=2', 'and | or', 'call:lower', 'differ>=3']],
  ['f08', ['while', 'grows', 'ifs>=2', 'asks_in_loop', 'chance', 'differ>=2'], 'fish'],
  ['f09', ['for', 'in | call:replace', 'call:lower', 'differ>=2']],
  ['f10', ['list', 'call:append', 'call:pop | call:remove', 'call:join', 'chance']],
  ['f12', ['dict', 'call:items | in', 'call:get', 'differ>=3'], 'bye'],
  ['f14', ['defs>=2', 'return', 'except:ValueError', 'assert_calls>=2', 'chance'], '4'],
  ['f15', ['defs>=1', 'return', 'called', 'assert_calls>=1']],
];

describe('a program that does what its task asks is accepted, whatever it tells', () => {
  test.each(parts)('the story of milestone %d', async (milestone, rules) => {
    const task = { rules: [...always, ...rules], walks: { first: 'Mathi', slips: milestone === 14 } };
    expect(await play(engine, stories[milestone] ?? '', task)).toMatchObject({
      verdict: 'solved',
      explanation: null,
    });
  });

  test.each(free)('the free task %s', async (name, rules, stop = '0') => {
    const walks = { stop, slips: name === 'f14' };
    expect(await play(engine, block(name), { rules: [...always, ...rules], walks })).toMatchObject({
      verdict: 'solved',
      explanation: null,
    });
  });
});
