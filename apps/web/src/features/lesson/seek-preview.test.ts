import { expect, it } from 'vitest';
import { tileAt } from './seek-preview.tsx';

const sheet = { url: '', width: 160, height: 90, columns: 5, count: 12, every_s: 5 };

it.each([
  [0, { left: 0, top: 0 }],
  [9.9, { left: 160, top: 0 }],
  [25, { left: 0, top: 90 }],
  [999, { left: 160, top: 180 }],
])('the tile of second %d is found in its sheet', (atS, tile) => {
  expect(tileAt(sheet, atS)).toEqual(tile);
});
