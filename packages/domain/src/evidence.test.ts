import { expect, test } from 'vitest';
import { type ByKind, type Evidence, entryOf, outputOf } from './evidence.ts';

const called: Evidence = { kind: 'value', call: 'f(3)', result: '9', stdout: 'Hi' };

test('each kind of evidence is answered by its own entry', () => {
  const entries: ByKind<string> = {
    output: ({ stdout }) => stdout,
    value: ({ result }) => result,
    strokes: ({ drawing }) => drawing,
  };
  expect(entryOf(entries, called)).toBe('9');
  expect(outputOf(called)).toBe('Hi');
});

test('a registry without one of the kinds does not compile', () => {
  // @ts-expect-error: there is no entry for a value
  const entries: ByKind<string> = { output: ({ stdout }) => stdout };
  expect(() => entryOf(entries, called)).toThrow(TypeError);
});
