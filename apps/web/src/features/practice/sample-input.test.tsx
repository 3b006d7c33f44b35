import { expect, it } from 'vitest';
import { toInputLines } from './sample-input.tsx';

it('reads the own input line by line', () => {
  expect(toInputLines('Nila\n12\n')).toEqual(['Nila', '12']);
  expect(toInputLines('a\n\nb')).toEqual(['a', '', 'b']);
});

it('is no input of its own when nothing is written', () => {
  for (const own of [null, '', ' \n']) expect(toInputLines(own)).toEqual([]);
});
