import { describe, expect, it } from 'vitest';
import {
  breakLine,
  indent,
  indentLines,
  insertText,
  moveCaret,
  moveLines,
  outdent,
  type TextSelection,
  typeBracket,
} from './text-edit.ts';

/** `|` marks the caret, a pair of them a selection. */
function at(marked: string): TextSelection {
  const start = marked.indexOf('|');
  const rest = marked.slice(0, start) + marked.slice(start + 1);
  const second = rest.indexOf('|');
  if (second === -1) {
    return { value: rest, start, end: start };
  }
  return { value: rest.slice(0, second) + rest.slice(second + 1), start, end: second };
}

function shown({ value, start, end }: TextSelection): string {
  return start === end
    ? `${value.slice(0, start)}|${value.slice(start)}`
    : `${value.slice(0, start)}|${value.slice(start, end)}|${value.slice(end)}`;
}

describe('editing text without an editor', () => {
  it('puts a word at the caret and the caret between its brackets', () => {
    expect(shown(insertText(at('x = |'), 'print()', 1))).toBe('x = print(|)');
  });

  it('encloses what is selected, and only opens before a word', () => {
    expect(shown(insertText(at('age = |input()|'), 'int()', 1))).toBe('age = int(input())|');
    expect(shown(insertText(at('age = |input()'), 'int()', 1))).toBe('age = int(|input()');
    expect(shown(insertText(at('print(|"Hi")'), 'str()', 1))).toBe('print(str(|"Hi")');
  });

  it('keeps two words apart', () => {
    expect(shown(insertText(at('for i|'), 'in'))).toBe('for i in|');
    expect(shown(insertText(at('for நிலா|'), 'in'))).toBe('for நிலா in|');
    expect(shown(insertText(at('return|'), 'f""', 1))).toBe('return f"|"');
    expect(shown(insertText(at('(|'), 'age'))).toBe('(age|');
    expect(shown(insertText(at('age|'), '+'))).toBe('age+|');
  });

  it('moves the caret by what a reader sees as one letter, or out of the selection', () => {
    expect(shown(moveCaret(at('"நி|லா"'), -1))).toBe('"|நிலா"');
    expect(shown(moveCaret(at('"|நிலா"'), 1))).toBe('"நி|லா"');
    expect(shown(moveCaret(at('|a'), -1))).toBe('|a');
    expect(shown(moveCaret(at('a|'), 1))).toBe('a|');
    expect(shown(moveCaret(at('a|bc|d'), 1))).toBe('abc|d');
    expect(shown(moveCaret(at('a|bc|d'), -1))).toBe('a|bcd');
  });

  it('puts lines in order, with the caret in the line that moves', () => {
    expect(shown(moveLines(at('one\ntw|o\nthree'), -1))).toBe('tw|o\none\nthree');
    expect(shown(moveLines(at('one\ntw|o\nthree'), 1))).toBe('one\nthree\ntw|o');
    expect(shown(moveLines(at('o|ne\ntw|o\nthree'), 1))).toBe('three\no|ne\ntw|o');
    expect(shown(moveLines(at('o|ne\ntwo'), -1))).toBe('o|ne\ntwo');
    expect(shown(moveLines(at('one\ntwo|'), 1))).toBe('one\ntwo|');
  });

  it('moves a line right, also an empty one', () => {
    expect(shown(indentLines(at('a|b\nc')))).toBe('    a|b\nc');
    expect(shown(indentLines(at('a\n|\nb')))).toBe('a\n    |\nb');
  });

  it('replaces what is selected', () => {
    expect(shown(insertText(at('a |old| b'), 'new'))).toBe('a new| b');
  });

  it('fills up to the next stop of four', () => {
    expect(shown(indent(at('ab|c')))).toBe('ab  |c');
  });

  it('indents every selected line and leaves empty ones alone', () => {
    expect(shown(indent(at('|a\n\nb|')))).toBe('    |a\n\n    b|');
  });

  it('takes one step of indentation away, whatever is left of it', () => {
    expect(shown(outdent(at('      a|')))).toBe('  a|');
    expect(shown(outdent(at('  |a|')))).toBe('|a|');
    expect(shown(outdent(at('a|')))).toBe('a|');
  });

  it('keeps the depth of a line, and goes deeper after a colon', () => {
    expect(shown(breakLine(at('  x = 1|')))).toBe('  x = 1\n  |');
    expect(shown(breakLine(at('if x:  # why|')))).toBe('if x:  # why\n    |');
    expect(shown(breakLine(at('# note:|')))).toBe('# note:\n|');
  });
});

describe('a bracket or a quote mark', () => {
  const at = (text: string) => {
    const caret = text.indexOf('|');
    return { value: text.replace('|', ''), start: caret, end: caret };
  };
  const typed = (text: string, character: string) => {
    const after = typeBracket(at(text), character);
    return after === null ? null : `${after.value.slice(0, after.start)}|${after.value.slice(after.end)}`;
  };

  it('brings its twin', () => {
    expect(typed('print|', '(')).toBe('print(|)');
    expect(typed('print(|)', '"')).toBe('print("|")');
    expect(typed('x = |', '[')).toBe('x = [|]');
  });

  it('steps over the one that stands there already', () => {
    expect(typed('print("|")', '"')).toBe('print(""|)');
    expect(typed('print("")|', ')')).toBeNull();
    expect(typed('print(""|)', ')')).toBe('print("")|');
  });

  it('comes alone before a word, and as an apostrophe', () => {
    expect(typed('print|x', '(')).toBeNull();
    expect(typed('don|', "'")).toBeNull();
  });

  it('goes around what is selected', () => {
    expect(typeBracket({ value: 'say hello', start: 4, end: 9 }, '"')).toEqual({
      value: 'say "hello"',
      start: 5,
      end: 10,
    });
  });

  it('does nothing for other characters', () => {
    expect(typed('a|', 'b')).toBeNull();
  });
});
