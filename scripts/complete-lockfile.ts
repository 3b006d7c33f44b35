/** `npm run lockfile`, after dependencies changed: names the binaries of every platform in the lockfile. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { absentBinaries, completeLockfile, installedUnused, type Lockfile } from './lockfile.ts';

const file = path.resolve(import.meta.dirname, '../package-lock.json');
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
const added = absentBinaries(lockfile).length;
const skipped = installedUnused(lockfile).length;
if (added + skipped > 0) writeFileSync(file, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`);
console.log(
  added + skipped === 0
    ? 'The lockfile names every binary, and installs none that is unused.'
    : `Named ${added} more binaries in the lockfile, and left ${skipped} out of an installation.`,
);
