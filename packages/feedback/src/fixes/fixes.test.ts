import { describe, expect, test } from 'vitest';
import { Program } from '../python-text/program.ts';
import { applyEdits } from '../rescue/repair.ts';
import { fixers } from './registry.ts';

const fixed = (id: string, source: string, at: number, message = '') => {
  const program = new Program(source);
  const line = program.lines[at - 1];
  const fixer = fixers[id];
  if (line === undefined || fixer === undefined) throw new Error('no such line or fix');
  const edits = fixer.find({ program, line, message });
  return edits.length === 0 ? null : applyEdits(source, edits);
};

describe('a fix is offered only where one thing can be meant', () => {
  test('a colon goes before a comment, not behind it', () => {
    expect(fixed('SYN-COLON', 'if x # big\n    y', 1)).toBe('if x: # big\n    y');
  });

  test('a line without a block below gets no colon', () => {
    expect(fixed('SYN-COLON', 'if x print(1)', 1)).toBeNull();
  });

  test('a line that lies as near to one block as to another stays', () => {
    expect(fixed('IND-MISMATCH', 'if x:\n    y\n  z', 3)).toBeNull();
  });

  test('two words that could be meant stay', () => {
    const message = "invalid syntax. Did you mean 'for'?";
    expect(fixed('SYN-KEYWORD-TYPO', 'fro fro in x:', 1, message)).toBeNull();
    expect(fixed('SYN-KEYWORD-TYPO', 'fro i in x:', 1, message)).toBe('for i in x:');
  });

  test("a name of the learner's own is never put right", () => {
    const message = "name 'scor' is not defined. Did you mean: 'score'?";
    expect(fixed('NAM-TYPO', 'print(scor)', 1, message)).toBeNull();
  });

  test('text that looks like code stays as it is', () => {
    expect(fixed('IND-EXPECTED', 'if x:\nprint("if y:\\nz")', 2)).toBe('if x:\n    print("if y:\\nz")');
  });
});
