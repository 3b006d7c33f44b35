import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Lockfile } from '../lockfile.ts';
import { productionPackages } from './production-packages.ts';
import { thirdPartyDocument } from './third-party.ts';

const root = path.resolve(import.meta.dirname, '../..');
const shipped = productionPackages(
  JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile,
);

test('the list of what others made names every shipped package (else: npm run third-party)', () => {
  expect(readFileSync(path.join(root, 'THIRD-PARTY.md'), 'utf8')).toBe(thirdPartyDocument(shipped));
});

test('each shipped package states a licence', () => {
  expect(shipped.filter(({ license }) => license === undefined)).toEqual([]);
});
