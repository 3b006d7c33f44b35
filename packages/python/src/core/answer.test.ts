import { describe, expect, it } from 'vitest';
import { walls } from '../limits.ts';
import { noFacts, readAnswer } from './answer.ts';

describe('what the harness says', () => {
  it('is read when it has its shape', () => {
    const error = { type: 'NameError', message: 'no x', range: null, frames: [{ name: 'f', line: 2 }] };
    const result = { repr: '6', type: 'int', number: 6 };
    expect(readAnswer(JSON.stringify({ error, result }))).toEqual({ error, result });
  });

  it.each(['', 'null', '[]', '7', '"text"', '{"error"'])('is nothing when it is nonsense: %s', (text) => {
    expect(readAnswer(text)).toEqual({});
  });

  it('is brought into shape when a program forged it', () => {
    const forged = {
      error: { type: 5, frames: [null, { line: -1 }], range: 'x' },
      warnings: { length: 3 },
      result: 4,
    };
    expect(readAnswer(JSON.stringify(forged))).toEqual({
      error: {
        type: '',
        message: '',
        range: { line: 1, column: null, endLine: null, endColumn: null },
        frames: [
          { name: '', line: 0 },
          { name: '', line: 0 },
        ],
      },
      warnings: [],
      result: { repr: '', type: '', number: null },
    });
  });

  it('is cut where it is too long', () => {
    const long = 'x'.repeat(walls.textLength * 2);
    const frames = Array.from({ length: walls.frames * 2 }, () => ({ name: 'f', line: 1 }));
    const { error } = readAnswer(
      JSON.stringify({ error: { type: 'E', message: long, range: null, frames } }),
    );
    expect(error?.message).toHaveLength(walls.textLength);
    expect(error?.frames).toHaveLength(walls.frames);
  });

  it('can count names that objects already have', () => {
    const { facts } = readAnswer('{"facts": {"read": {"__proto__": 2, "constructor": 1}}}');
    expect(Object.entries(facts?.read ?? {})).toEqual([
      ['__proto__', 2],
      ['constructor', 1],
    ]);
    expect('toString' in noFacts(null).read).toBe(false);
  });
});
