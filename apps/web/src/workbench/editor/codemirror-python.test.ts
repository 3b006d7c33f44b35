import { ensureSyntaxTree, getIndentation, indentUnit } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { highlightTree, tagHighlighter, tags } from '@lezer/highlight';
import { describe, expect, it } from 'vitest';
import { python } from './codemirror-python.ts';
import { indentText } from './text-edit.ts';

const names = tagHighlighter([
  { tag: tags.keyword, class: 'keyword' },
  { tag: tags.string, class: 'string' },
  { tag: tags.number, class: 'number' },
  { tag: tags.bool, class: 'constant' },
  { tag: tags.comment, class: 'comment' },
  { tag: tags.function(tags.variableName), class: 'call' },
]);

function stateOf(doc: string): EditorState {
  return EditorState.create({ doc, extensions: [python, indentUnit.of(indentText)] });
}

/** The coloured words of a program, each with the name of its colour. */
function coloured(doc: string): string[] {
  const state = stateOf(doc);
  const tree = ensureSyntaxTree(state, doc.length, 5000);
  const found: string[] = [];
  if (tree !== null)
    highlightTree(tree, names, (from, to, name) => found.push(`${name} ${doc.slice(from, to)}`));
  return found;
}

/** Spaces before the next line, when Enter is pressed at the end. */
function spacesAfter(doc: string): number | null {
  return getIndentation(stateOf(`${doc}\n`), doc.length + 1);
}

describe('the colours of a program', () => {
  it.each([
    ['for i in range(3):', ['keyword for', 'keyword in', 'call range', 'number 3']],
    ['பெயர் = input("பெயர்? ")', ['call input', 'string "பெயர்? "']],
    [
      'print(f"{a + 1} 🙂")  # வணக்கம்',
      ['call print', 'string f"', 'number 1', 'string  🙂"', 'comment # வணக்கம்'],
    ],
    ['done = not True', ['keyword not', 'constant True']],
    ['def draw(self):', ['keyword def', 'call draw']],
    ['self.x = max', []],
    ['draw (4.5)', ['call draw', 'number 4.5']],
    ['text = """two\nlines"""', ['string """two', 'string lines"""']],
  ])('%s', (program, expected) => {
    expect(coloured(program)).toStrictEqual(expected);
  });
});

describe('the next line', () => {
  it.each([
    ['is a step to the right after a colon', 'if x > 3:', 4],
    ['stays in its block', 'while True:\n    x = 1', 4],
    ['stays in an inner block', 'for i in a:\n    if i:\n        print(i)', 8],
    ['ends the block after return', 'def f():\n    return 1', 0],
    ['stays outside after a block', 'if x:\n    y()\nz()', 0],
    ['is a step to the right in an open bracket', 'a = [', 4],
    ['does not follow a colon in a dictionary or a slice', 'a = b[1:2]', 0],
    ['does not follow a colon in a text', 'print("a:")', 0],
  ])('%s', (_title, program, expected) => {
    expect(spacesAfter(program)).toBe(expected);
  });
});
