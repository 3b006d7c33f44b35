import { describe, expect, it } from 'vitest';
import type { Ask } from './ask.ts';

/** Conformance: the facts of a program, found without running it. */
export function factsConformance(ask: () => Ask): void {
  const analyze = (source: string) => ask().engine.analyze(source);

  describe('facts', () => {
    it('count what stands in a program', async () => {
      const source = [
        '# prediction: 3',
        'import math, os.path',
        'from random import randint',
        'def area(w, h=1, *rest):  # a comment behind',
        '  return w * h',
        'def show(text):',
        '  def inner(): return 1',
        '  print(text)',
        'total = 0',
        'for i in range(3):',
        '  total += i',
        '  for j in range(2): print(i // 2, -5)',
        'if total > 2 and total != 7:',
        "  print(f'{total}')",
        'elif not total:',
        '  math.ceil(2.5)',
        'else:',
        '  print("a" in "abc")',
        'try: pass',
        'except (ValueError, KeyError): pass',
        'except math.Odd as e: pass',
      ];
      const facts = await analyze(source.join('\n'));
      expect(facts.syntaxError).toBeNull();
      expect(facts.comments).toEqual([
        { line: 1, text: '# prediction: 3' },
        { line: 4, text: '# a comment behind' },
      ]);
      expect(facts.calls).toEqual({ range: 2, print: 4, ceil: 1 });
      expect(facts.assigned).toEqual({ total: 2, i: 1, j: 1 });
      expect(facts.read).toMatchObject({ total: 5, i: 2, math: 2, w: 1, text: 1 });
      expect(facts.literals).toMatchObject({ 0: 1, 2.5: 1, "'a'": 1, '-5': 1, 5: 1 });
      expect(facts.operators).toEqual({ '*': 1, '+': 1, '//': 1, and: 1, '>': 1, '!=': 1, not: 1, in: 1 });
      expect(facts.nodes).toMatchObject({ For: 2, If: 2, JoinedStr: 1, FunctionDef: 3, Try: 1 });
      expect(facts.functions).toEqual([
        { name: 'area', parameters: 3, line: 4, returnsValue: true },
        { name: 'show', parameters: 1, line: 6, returnsValue: false },
        { name: 'inner', parameters: 0, line: 7, returnsValue: true },
      ]);
      expect(facts.imports).toEqual(['math', 'os.path', 'random']);
      expect(facts.caught).toEqual(['ValueError', 'KeyError', 'Odd']);
      expect([facts.hasElse, facts.hasElif, facts.hasNestedLoop]).toEqual([true, true, true]);
    });

    it.each([
      ['if a: pass\nelse:\n  if b: pass', { hasElse: true, hasElif: false }],
      ['if a: pass\nelif b: pass', { hasElse: false, hasElif: true }],
      ['for a in b: pass\nfor c in d: pass', { hasNestedLoop: false }],
      ['while a:\n  for b in c: pass', { hasNestedLoop: true }],
      ['for a in b: print([c for c in a])', { hasNestedLoop: true }],
      ['[a for b in c for a in b]', { hasNestedLoop: true }],
      ['x = a < b < c', { operators: { '<': 2 } }],
      ['x = a or b or c', { operators: { or: 2 } }],
      ['x = a is not None', { operators: { 'is not': 1 } }],
      ['def f():\n  return', { functions: [{ name: 'f', parameters: 0, line: 1, returnsValue: false }] }],
      ["print('# no comment')", { comments: [] }],
    ])('see what is there: %s', async (source, expected) => {
      expect(await analyze(source)).toMatchObject(expected);
    });

    it('are the same for the same program in other clothes', async () => {
      const plain = await analyze("print('a')\nx = 1");
      const dressed = await analyze('# hello\nprint( "a" )   # here\n\nx=1\n');
      const other = await analyze("print('b')\nx = 1");
      expect(dressed.treeDigest).toBe(plain.treeDigest);
      expect(other.treeDigest).not.toBe(plain.treeDigest);
    });

    it('say what is wrong when a program does not parse, and still see its comments', async () => {
      const facts = await analyze("# prediction: 5\nprint('a'\n# later");
      expect(facts.syntaxError).toMatchObject({ type: 'SyntaxError', range: { line: 2, column: 5 } });
      expect(facts.comments.map(({ line }) => line)).toEqual([1, 3]);
      expect(facts).toMatchObject({ treeDigest: '', calls: {}, nodes: {} });
    });

    it.each([
      ['', null],
      ['x = 1\0', 'SyntaxError'],
      [`${'('.repeat(500)}${')'.repeat(500)}`, 'SyntaxError'],
      [`x = ${'-'.repeat(9_000)}1`, 'MemoryError|RecursionError'],
      [`x = ${'1+'.repeat(9_000)}1`, 'RecursionError'],
      [`x = 0x${'f'.repeat(9_000)}`, null],
      [`x = ${'9'.repeat(9_000)}`, 'SyntaxError'],
      ["x = '\ud800'", null],
    ])('survive strange programs (%#)', async (source, type) => {
      const { syntaxError } = await analyze(source);
      const types = type?.split('|') ?? [];
      expect(types.includes(syntaxError?.type ?? '')).toBe(type !== null);
      if (type === null) expect(syntaxError).toBeNull();
    });

    it('count names that mean something to JavaScript', async () => {
      const { read, assigned } = await analyze('constructor = __proto__ = 1\nprint(toString, __proto__)');
      expect(Object.entries(assigned)).toEqual([
        ['constructor', 1],
        ['__proto__', 1],
      ]);
      expect([read['toString'], read['valueOf']]).toEqual([1, undefined]);
    });

    it('come with every run', async () => {
      expect((await ask().report('print(1)')).facts.calls).toEqual({ print: 1 });
    });

    it('cannot be changed by the program', async () => {
      const source = [
        'import gc, sys',
        'for thing in gc.get_objects():',
        "  if isinstance(thing, dict) and 'comments' in thing: thing['comments'] = ['forged']",
        'print(1)',
      ];
      expect((await ask().report(source.join('\n'))).facts.comments).toEqual([]);
    });
  });
}
