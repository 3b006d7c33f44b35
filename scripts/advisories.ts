/**
 * `npm run advisories`: asks the registry for known vulnerabilities of shipped packages. Fails on a high or critical
 * one that nobody accepted. A registry that cannot be asked is reported, but fails nothing.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lockfile } from './lockfile.ts';
import accepted from './supply/accepted-advisories.json' with { type: 'json' };
import { readAudit, unaccepted } from './supply/advisories.ts';
import { productionPackages } from './supply/production-packages.ts';

const root = path.resolve(import.meta.dirname, '..');
const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile;
const shipped = new Set(productionPackages(lockfile).map(({ place }) => place));
const args = [
  'audit',
  '--omit=dev',
  '--audit-level=high',
  '--json',
  '--fetch-retries=0',
  '--fetch-timeout=20000',
];
const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const audit = readAudit(stdout ?? '', shipped);

if (audit.kind === 'failed') {
  console.error(`npm could not look for known holes: ${audit.reason}`);
  process.exitCode = 1;
} else if (audit.kind === 'not-reachable') {
  console.log(
    `NOT CHECKED: the registry in use cannot be asked for known holes of the ${shipped.size} shipped packages.`,
  );
} else {
  const holes = unaccepted(audit.advisories, accepted, new Date().toISOString().slice(0, 10));
  for (const { severity, name, title, url } of holes)
    console.error(`${severity}: ${name}: ${title} (${url})`);
  console.log(
    `${shipped.size} shipped packages, ${holes.length} high or critical holes that nobody accepted.`,
  );
  process.exitCode = holes.length === 0 ? 0 : 1;
}
