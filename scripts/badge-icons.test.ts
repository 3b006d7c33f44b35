import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { badgeShapes } from '../apps/web/src/ui/badge-shapes.ts';

test('every badge of the course has a picture of its own, and no picture is left over', () => {
  const badges = path.resolve(import.meta.dirname, '../packages/curriculum/content/badges');
  const ids = readdirSync(badges).map((file) => path.basename(file, '.yaml'));
  expect(Object.keys(badgeShapes).toSorted()).toEqual(ids.toSorted());
});
