import { closeBrackets, insertBracket } from '@codemirror/autocomplete';
import { deleteCharBackward, insertNewlineAndIndent } from '@codemirror/commands';
import { ensureSyntaxTree, indentOnInput, indentUnit } from '@codemirror/language';
import { EditorState, type Transaction } from '@codemirror/state';
import type { Command } from '@codemirror/view';
import { highlightTree, tagHighlighter, tags } from '@lezer/highlight';
import { describe, expect, it } from 'vitest';
import { python } from './codemirror-python.ts';
import { indentText } from './text-edit.ts';

const names = tagHighlighter([
  { tag: tags.operatorKeyword, class: 'keyword' },
  { tag: tags.controlKeyword, class: 'keyword' },
  { tag: tags.keyword, class: 'keyword' },
  { tag: tags.string, class: 'string' },
  { tag: tags.number, class: 'number' },
  { tag: tags.bool, class: 'constant' },
  { tag: tags.comment, class: 'comment' },
  { tag: tags.function(tags.variableName), class: 'call' },
]);

const typing = [python, indentUnit.of(indentText), indentOnInput(), closeBrackets()];

/** The coloured words of a program, each with the name of its colour. */
function coloured(doc: string): string[] {
  const tree = ensureSyntaxTree(EditorState.create({ doc, extensions: typing }), doc.length, 5000);
  const found: string[] = [];
  if (tree !== null)
    highlightTree(tree, names, (from, to, name) => found.push(`${name} ${doc.slice(from, to)}`));
  return found;
}

/** The program that these keys make in an empty editor: `⏎` is Enter, `⌫` Backspace. */
function typed(keys: string): string {
  let state = EditorState.create({ extensions: typing });
  const apply = (transaction: Transaction) => {
    state = transaction.state;
  };
  const press = (command: Command) => {
    // Cast: these commands use the state of the view and its dispatch only.
    command({ state, dispatch: apply } as unknown as Parameters<Command>[0]);
  };
  for (const key of keys) {
    if (key === '⏎') press(insertNewlineAndIndent);
    else if (key === '⌫') press(deleteCharBackward);
    else
      apply(
        insertBracket(state, key) ??
          state.update(state.replaceSelection(key), { userEvent: 'input.type', scrollIntoView: true }),
      );
  }
  return state.doc.toString();
}

describe('the colours of a program', () => {
  it.each([
    ['for i in range(3):', ['keyword for', 'keyword in', 'call range', 'number 3']],
    ['பெயர் = input("பெயர்? ")', ['call input', 'string "பெயர்? "']],
    ['print(f"{a + 1}")  # வணக்கம்', ['call print', 'string f"', 'number 1', 'string "', 'comment # வணக்கம்']],
    ['done = not True', ['keyword not', 'constant True']],
    ['def draw(self):', ['keyword def', 'call draw']],
    ['self.x = max', []],
    ['draw (4.5)', ['call draw', 'number 4.5']],
  ])('%s', (program, expected) => {
    expect(coloured(program)).toStrictEqual(expected);
  });
});

describe('what is typed', () => {
  it.each([
    ['closes the marks of an f-string once', 'print(f"Hi {name}")', 'print(f"Hi {name}")'],
    ['goes to the right after a colon', 'if x > 3:⏎y()', 'if x > 3:\n    y()'],
    ['stays in its block', 'for i in a:⏎if i:⏎p()⏎q()', 'for i in a:\n    if i:\n        p()\n        q()'],
    ['leaves its block by Backspace', 'if x:⏎y()⏎⌫print(1)', 'if x:\n    y()\nprint(1)'],
    ['is at the left after an empty line', 'def f():⏎return 1⏎⌫⏎f()', 'def f():\n    return 1\n\nf()'],
    ['moves else below its if', 'if x:⏎y()⏎else:⏎z()', 'if x:\n    y()\nelse:\n    z()'],
    [
      'leaves else where the learner put it',
      'for i in a:⏎if i:⏎p()⏎⌫⌫else:',
      'for i in a:\n    if i:\n        p()\nelse:',
    ],
    ['ignores a colon in a text', 'print("a:")⏎x', 'print("a:")\nx'],
  ])('%s', (_title, keys, program) => {
    expect(typed(keys)).toBe(program);
  });
});
