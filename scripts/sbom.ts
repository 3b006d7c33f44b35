/**
 * `npm run sbom`: writes the list of shipped components (CycloneDX). Fails when one lacks its hash or an allowed
 * licence.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Lockfile } from './lockfile.ts';
import { type ComponentList, faultsOf, shippedList } from './supply/component-list.ts';
import { productionPackages } from './supply/production-packages.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'dist', 'components.cdx.json');
const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile;
const shipped = productionPackages(lockfile);
const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'];
const printed = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const list = shippedList(JSON.parse(printed) as ComponentList, 'python-learning', shipped);
const faults = faultsOf(list, shipped);

mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
for (const fault of faults) console.error(fault);
console.log(`${list.components.length} shipped components, listed in ${path.relative(root, file)}.`);
process.exitCode = faults.length === 0 ? 0 : 1;
