import { expect, test } from 'vitest';
import { setupText } from './setup-text.ts';

test.each([
  ['a number', { price: 30 }, 'price = 30'],
  ['a text', { town: 'Galle' }, 'town = "Galle"'],
  ['two names', { sweets: 7, children: 8 }, 'sweets = 7, children = 8'],
  ['a list', { marks: [70, 80.5] }, 'marks = [70, 80.5]'],
  ['a dictionary', { prices: { tea: 20 } }, 'prices = {"tea": 20}'],
  ['words of Python', { ready: true, last: null }, 'ready = True, last = None'],
  ['nothing', {}, ''],
])('%s is written as Python writes it', (_, vary, text) => {
  expect(setupText(vary)).toBe(text);
});
