import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { workspacesBehind } from './workspaces.ts';

const root = path.resolve(import.meta.dirname, '..');

test('a change of any package that the web app bundles makes its build old', () => {
  expect(workspacesBehind(root, 'apps/web').sort()).toEqual([
    'apps/web',
    'packages/contract',
    'packages/domain',
    'packages/stage',
  ]);
});

test('what a workspace imports by way of another belongs to it, and what others publish does not', () => {
  const tree = mkdtempSync(path.join(tmpdir(), 'workspaces-'));
  const write = (folder: string, manifest: object) => {
    mkdirSync(path.join(tree, folder), { recursive: true });
    writeFileSync(path.join(tree, folder, 'package.json'), JSON.stringify(manifest));
  };
  write('.', { name: 'all', workspaces: ['packages/*'] });
  write('packages/one', { name: '@here/one', dependencies: { '@here/two': '*', react: '19' } });
  write('packages/two', { name: '@here/two', dependencies: { '@here/three': '*' } });
  write('packages/three', { name: '@here/three' });
  write('packages/four', { name: '@here/four', dependencies: { '@here/one': '*' } });
  expect(workspacesBehind(tree, 'packages/one')).toEqual(['packages/one', 'packages/two', 'packages/three']);
  rmSync(tree, { recursive: true });
});
