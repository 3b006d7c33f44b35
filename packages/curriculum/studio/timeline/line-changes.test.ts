import { describe, expect, it } from 'vitest';
import { isRepeated, newLines } from './line-changes.ts';

describe('new lines', () => {
  it('are all lines of another program, and none of them takes the place of an old one', () => {
    expect(newLines('a\nb', 'c\nd')).toEqual([{ line: 1 }, { line: 2 }]);
    expect(newLines('', 'c')).toEqual([{ line: 1 }]);
    expect(newLines('a\n\nb', 'c\n\nd')).toEqual([{ line: 1 }, { line: 2 }, { line: 3 }]);
  });

  it('name what they replace between lines that stay', () => {
    expect(newLines('a\nb\nc', 'a\nB\nB2\nc')).toEqual([{ line: 2, before: 'b' }, { line: 3 }]);
  });

  it('replace those of a program whose first line is edited', () => {
    expect(newLines('def serve():\n    a', 'def serve(name):\n    b')).toEqual([
      { line: 1, before: 'def serve():' },
      { line: 2, before: '    a' },
    ]);
  });

  it('replace nothing where a line was taken away elsewhere', () => {
    expect(newLines('a\nb\nc', 'b\nc\nd')).toEqual([{ line: 3 }]);
  });
});

describe('a repeated line', () => {
  it('was shown beside one of its neighbours', () => {
    expect(isRepeated('x\na\nb', 2, ['a\nb\nc'])).toBe(true);
    expect(isRepeated('x\na\ny', 2, ['a\nb\nc'])).toBe(false);
    expect(isRepeated('a', 1, ['aa\nab'])).toBe(false);
  });

  it('is any line of a program that was shown whole', () => {
    expect(isRepeated('a', 1, ['a'])).toBe(true);
  });
});
