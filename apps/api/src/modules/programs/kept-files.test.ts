import { expect, test } from 'vitest';
import { keptFiles } from './kept-files.ts';

const file = (name: string, text = name) => ({ name, text });
const none = { written: [], removed: [], unkept: [] };

test('a program keeps what its run wrote, and the files that it did not touch', () => {
  const left = { ...none, written: [file('a', '2'), file('c')], removed: ['b'] };
  expect(keptFiles([file('a', '1'), file('b'), file('d')], left)).toEqual({
    files: [file('a', '2'), file('d'), file('c')],
    unkept: [],
  });
});

test('a file that became too large stays as it was', () => {
  const former = [file('a', 'x'.repeat(10_000)), file('b', '1')];
  expect(keptFiles(former, { ...none, written: [file('b', 'y'.repeat(6_385)), file('c', '3')] })).toEqual({
    files: [...former, file('c', '3')],
    unkept: ['b'],
  });
});

test('a sixth file is not kept, and neither is what the engine left out', () => {
  const five = ['1', '2', '3', '4', '5'].map((name) => file(name));
  expect(keptFiles(five, { ...none, written: [file('6'), file('1', 'new')], unkept: ['photo'] })).toEqual({
    files: [file('1', 'new'), ...five.slice(1)],
    unkept: ['photo', '6'],
  });
});
