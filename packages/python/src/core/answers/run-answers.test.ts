import { describe, expect, it } from 'vitest';
import { walls } from '../../limits.ts';
import { readExplanation, readFinish, readPlace, readShown } from './run-answers.ts';

const error = { type: 'NameError', message: 'no x', range: null, frames: [{ name: 'f', line: 2 }] };
const result = { repr: '6', type: 'int', number: 6 };
const warning = { category: 'SyntaxWarning', message: 'odd', line: 1 };
const everything = JSON.stringify({
  error,
  result,
  warnings: [warning],
  place: error,
  facts: { calls: { forged: 1 } },
  unvaried: ['forged'],
});

describe('what the harness says after a program ran', () => {
  it('is read for the one thing that was asked, and for nothing beside it (security 39)', () => {
    expect(readExplanation(everything)).toEqual(error);
    expect(readShown(everything)).toEqual(result);
    expect(readFinish(everything)).toEqual([warning]);
    expect(readPlace(everything)).toEqual({ ...error, type: 'KeyboardInterrupt', message: '' });
  });

  it.each(['', 'null', '[]', '7', '"text"', '{"error"', '{"warnings": NaN}', '{"error": null}'])(
    'is nothing when it is nonsense: %s',
    (text) => {
      expect([readExplanation(text), readShown(text), readPlace(text)]).toEqual([null, null, null]);
      expect(readFinish(text)).toEqual([]);
    },
  );

  it('is brought into shape when a program forged it', () => {
    const forged = { type: 5, frames: [null, { line: -1 }], range: 'x' };
    expect(readExplanation(JSON.stringify({ error: forged }))).toEqual({
      type: '',
      message: '',
      range: { line: 1, column: null, endLine: null, endColumn: null },
      frames: [
        { name: '', line: 0 },
        { name: '', line: 0 },
      ],
    });
    expect(readShown('{"result": 4}')).toEqual({ repr: '', type: '', number: null });
    expect(readFinish('{"warnings": {"length": 3}}')).toEqual([]);
  });

  it('has no number that is none', () => {
    expect(readShown('{"result": {"number": 1e400}}')?.number).toBeNull();
    const range = { line: 2 ** 60, column: 0.5, endLine: -1, endColumn: '3' };
    expect(readExplanation(JSON.stringify({ error: { ...error, range } }))?.range).toEqual({
      line: 1,
      column: null,
      endLine: null,
      endColumn: null,
    });
  });

  it('is cut where it is too long, and never through a character', () => {
    const long = 'x'.repeat(walls.textLength - 1) + '\u{1f600}'.repeat(10);
    const frames = Array.from({ length: walls.frames * 2 }, () => ({ name: long, line: 1 }));
    const said = readExplanation(
      JSON.stringify({ error: { type: long, message: long, range: null, frames } }),
    );
    expect(said?.message).toBe(`${'x'.repeat(walls.textLength - 1)}\uFFFD`);
    expect(said?.type).toHaveLength(walls.nameLength);
    expect(said?.frames).toHaveLength(walls.frames);
    expect(said?.frames[0]?.name).toHaveLength(walls.nameLength);
    const warnings = readFinish(JSON.stringify({ warnings: Array(500).fill({ ...warning, message: long }) }));
    expect(warnings).toHaveLength(walls.warnings);
    expect(warnings[0]?.message).toHaveLength(walls.warningLength);
  });
});
