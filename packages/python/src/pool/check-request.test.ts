import { describe, expect, it } from 'vitest';
import { defaultLimits, walls } from '../limits.ts';
import type { RunRequest } from '../types.ts';
import { submissionOf } from './check-request.ts';

const request: RunRequest = { owner: 'kavi', source: 'print(1)', inputs: [], seed: 's' };

describe('a request', () => {
  it.each([
    ['too much source', { source: 'x'.repeat(defaultLimits.sourceBytes + 1) }],
    ['source that is too long in bytes', { source: 'ம'.repeat(defaultLimits.sourceBytes / 2) }],
    ['too many inputs', { inputs: Array.from({ length: defaultLimits.inputs + 1 }, () => '') }],
    ['too long an input', { inputs: ['x'.repeat(walls.inputLineBytes + 1)] }],
    [
      'too much input in all',
      { inputs: Array.from({ length: 100 }, () => 'x'.repeat(walls.inputLineBytes)) },
    ],
    ['too many cases', { cases: Array.from({ length: walls.cases + 1 }, () => ({ inputs: [] })) }],
    ['too large a call', { cases: [{ inputs: [], call: 'x'.repeat(walls.caseBytes) }] }],
    ['too large a value', { cases: [{ inputs: [], vary: { x: 'x'.repeat(walls.caseBytes) } }] }],
    ['too many files', { files: Array.from({ length: 6 }, (_, at) => ({ name: `${at}.txt`, text: '' })) }],
    ['too large a file', { files: [{ name: 'rain.csv', text: 'ம'.repeat(6_000) }] }],
    [
      'a file of a case outside of its folder',
      { cases: [{ inputs: [], files: [{ name: '../a', text: '' }] }] },
    ],
    ['too many inputs of a case', { cases: [{ inputs: Array.from({ length: 201 }, () => '') }] }],
  ] satisfies [string, Partial<RunRequest>][])('is refused with %s', (_, more) => {
    expect(() => submissionOf({ ...request, ...more })).toThrow('too-large');
  });

  it('gets what it leaves open', () => {
    expect(submissionOf({ ...request, clockMs: 5 })).toEqual({
      source: 'print(1)',
      inputs: [],
      inputsAreComplete: false,
      cases: [],
      files: [],
      seed: 's',
      shownSeed: 's',
      clockMs: 5,
      limits: defaultLimits,
    });
  });
});
