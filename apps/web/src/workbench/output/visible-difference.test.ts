import { describe, expect, it } from 'vitest';
import {
  findChangedLines,
  findDifference,
  findTellingDifference,
  type Piece,
  showHiddenCharacters,
} from './visible-difference.ts';

describe('the difference of two outputs', () => {
  it('marks only what differs', () => {
    expect(findDifference('Vanakkam, Meena!', 'Vanakkam, meena!')).toEqual({
      expected: [
        { kind: 'same', text: 'Vanakkam, ' },
        { kind: 'changed', text: 'M' },
        { kind: 'same', text: 'eena!' },
      ],
      actual: [
        { kind: 'same', text: 'Vanakkam, ' },
        { kind: 'changed', text: 'm' },
        { kind: 'same', text: 'eena!' },
      ],
    });
  });

  it('marks a character that is missing only where it is expected', () => {
    const { expected, actual } = findDifference('Rs 50', 'Rs50');
    expect(expected.filter(({ kind }) => kind === 'changed')).toEqual([{ kind: 'changed', text: ' ' }]);
    expect(actual.every(({ kind }) => kind === 'same')).toBe(true);
  });

  it('counts no letter twice when one is repeated', () => {
    const { actual } = findDifference('aa', 'aaa');
    expect(actual.map(({ text }) => text).join('')).toBe('aaa');
    expect(actual.filter(({ kind }) => kind === 'changed')).toEqual([{ kind: 'changed', text: 'a' }]);
  });

  it('keeps a Tamil letter together with its vowel sign', () => {
    const { expected } = findDifference('நிலா', 'நலா');
    expect(expected[0]).toEqual({ kind: 'changed', text: 'நி' });
  });

  it.each([
    [
      'in two lines',
      'Menu\nIdli 50\nVadai 20\nTea 15',
      'menu\nIdli 50\nVadai 20\nTea 16',
      ['M', '5'],
      ['m', '6'],
    ],
    ['in one line', 'Hello, the sum is 12', 'hello, the sum is 13', ['H', '2'], ['h', '3']],
    ['in Tamil', 'நிலா வானில் வந்தது', 'நலா வானில் வந்தாது', ['நி', 'த'], ['ந', 'தா']],
  ])('marks two small edits far apart and nothing between them, %s', (_, expected, actual, wanted, got) => {
    const difference = findDifference(expected, actual);
    const marked = (pieces: readonly Piece[]) =>
      pieces.flatMap(({ kind, text }) => (kind === 'changed' ? [text] : []));
    expect(marked(difference.expected)).toEqual(wanted);
    expect(marked(difference.actual)).toEqual(got);
  });

  it('marks words whole that share a letter by chance', () => {
    expect(findDifference('my apple pie', 'my orange pie').actual).toEqual([
      { kind: 'same', text: 'my ' },
      { kind: 'changed', text: 'orang' },
      { kind: 'same', text: 'e pie' },
    ]);
  });

  it('marks the whole of two long texts that have little in common', () => {
    const numbers = (from: number) => Array.from({ length: 900 }, (_, index) => index * 7 + from).join('\n');
    expect(findDifference(numbers(1), numbers(2))).toEqual({
      expected: [{ kind: 'changed', text: numbers(1) }],
      actual: [{ kind: 'changed', text: numbers(2) }],
    });
  });

  it('has nothing to mark in equal texts', () => {
    expect(findDifference('a\nb', 'a\nb').actual).toEqual([{ kind: 'same', text: 'a\nb' }]);
  });

  it('makes spaces and line ends visible', () => {
    expect(showHiddenCharacters('a b\n\tc')).toBe('a·b↵\n→c');
  });
});

describe('texts that have nothing in common', () => {
  it('carry no marks', () => {
    expect(findTellingDifference('Idli', 'Tea')).toEqual({
      expected: [{ kind: 'same', text: 'Idli' }],
      actual: [{ kind: 'same', text: 'Tea' }],
    });
    expect(findTellingDifference('Idli', 'idli').actual).toContainEqual({ kind: 'changed', text: 'i' });
  });
});

it('shows the lines that a fix changes', () => {
  expect(findChangedLines('a = 1\nPrint(a)\nb = 2', 'a = 1\nprint(a)\nb = 2')).toEqual({
    before: ['Print(a)'],
    after: ['print(a)'],
  });
  expect(findChangedLines('a\nb', 'a\n\nb')).toEqual({ before: [], after: [''] });
  expect(findChangedLines('x', 'x')).toEqual({ before: [], after: [] });
  expect(findChangedLines('x\nsame\ny', 'X\nsame\nY')).toEqual({ before: ['x', 'y'], after: ['X', 'Y'] });
});
