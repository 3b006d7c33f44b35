import { expect, it } from 'vitest';
import { fileNameOf } from './save-program-file.ts';

it('a program gets a file name that any computer can store', () => {
  expect(fileNameOf('My first game!')).toBe('My_first_game');
  expect(fileNameOf('என் கோலம் (நகல்)')).toBe('என்_கோலம்_நகல்');
  expect(fileNameOf('../a/b:c')).toBe('a_b_c');
  expect(fileNameOf('***')).toBe('program');
});
