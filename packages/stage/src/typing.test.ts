import { describe, expect, it } from 'vitest';
import { planTyping, typedCode } from './typing.ts';

const broken = 'print("Good morning)';
const mended = 'print("Good morning")';

describe('typing', () => {
  it('adds a missing character where it belongs', () => {
    const typing = planTyping(broken, mended);
    expect(typing.keys).toBe(1);
    expect(typedCode(typing, 0)).toEqual({ code: broken, cursor: broken.length - 1 });
    expect(typedCode(typing, 1)).toEqual({ code: mended, cursor: mended.length - 1 });
  });

  it('deletes before it types', () => {
    const typing = planTyping('Print("Hello")', 'print("Hello")');
    expect(typing.keys).toBe(2);
    expect(typedCode(typing, 1)).toEqual({ code: 'rint("Hello")', cursor: 0 });
    expect(typedCode(typing, 2).code).toBe('print("Hello")');
  });

  it('starts afresh when the programs have little in common', () => {
    const typing = planTyping('print("Tea")', 'for i in range(3):\n    print(i)');
    expect(typedCode(typing, 0).code).toBe('');
    expect(typing.keys).toBe(31);
  });

  it('presses no key when nothing changes', () => {
    const typing = planTyping(mended, mended);
    expect(typing.keys).toBe(0);
    expect(typedCode(typing, 0).code).toBe(mended);
  });

  it('handles repeated characters at the place of the change', () => {
    const typing = planTyping('print("aaa")', 'print("aaaa")');
    expect(typing.keys).toBe(1);
    expect(typedCode(typing, 1).code).toBe('print("aaaa")');
  });

  it.each([
    ['print("a")', 'print("b")'],
    ['', 'x = 1'],
    ['a = 1\nb = 2\nc = 3', 'a = 1\nc = 3'],
  ])('always ends with the new program: %j to %j', (before, after) => {
    const typing = planTyping(before, after);
    expect(typedCode(typing, typing.keys).code).toBe(after);
    expect(typedCode(typing, typing.keys + 10).code).toBe(after);
  });
});
