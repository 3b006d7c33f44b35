/** `npm run third-party`: writes the list of third-party works. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Lockfile } from './lockfile.ts';
import { productionPackages } from './supply/production-packages.ts';
import { thirdPartyDocument } from './supply/third-party.ts';

const root = path.resolve(import.meta.dirname, '..');
const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile;
writeFileSync(path.join(root, 'THIRD-PARTY.md'), thirdPartyDocument(productionPackages(lockfile)));
