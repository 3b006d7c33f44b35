import { expect, test } from 'vitest';
import type { Lockfile } from '../lockfile.ts';
import { type ComponentList, faultsOf, shippedList } from './component-list.ts';
import { productionPackages } from './production-packages.ts';

const hash = Buffer.from('the bytes of a package');
const integrity = `sha512-${hash.toString('base64')}`;
const locked = { version: '1.0.0', integrity, license: 'MIT' };

const lockfile: Lockfile = {
  packages: {
    '': { optionalDependencies: { runtime: '1.0.0' } },
    'apps/api': { dependencies: { server: '1.0.0', '@ours/course': '*' } },
    'apps/web': { dependencies: { screen: '1.0.0' } },
    'packages/course': { dependencies: { reader: '1.0.0' } },
    'packages/checks': { dependencies: { 'test-runner': '1.0.0' } },
    'node_modules/@ours/course': { link: true, resolved: 'packages/course' },
    'node_modules/runtime': locked,
    'node_modules/server': { ...locked, dependencies: { screen: '^2.0.0' } },
    'node_modules/server/node_modules/screen': { ...locked, version: '2.0.0' },
    'node_modules/screen': locked,
    'node_modules/reader': locked,
    'node_modules/test-runner': { ...locked, dependencies: { reader: '1.0.0' } },
  },
};
const shipped = productionPackages(lockfile);

function component(ref: string, more: object = {}): ComponentList['components'][number] {
  const hashes = [{ alg: 'SHA-512', content: hash.toString('hex') }];
  return { 'bom-ref': ref, hashes, licenses: [{ license: { id: 'MIT' } }], ...more };
}

function listOf(...components: ComponentList['components']): ComponentList {
  const dependencies = components.map((one) => ({
    ref: one['bom-ref'],
    dependsOn: ['reader@1.0.0', 'tool@1.0.0'],
  }));
  return { metadata: { component: { name: 'a folder' } }, components, dependencies };
}

const complete = shipped.map(({ name, version }) => component(`${name}@${version}`));

test('what is shipped is the runtime, the server, the web app and all that these need (security 58)', () => {
  expect(shipped.map(({ place }) => place).toSorted()).toEqual([
    'node_modules/reader',
    'node_modules/runtime',
    'node_modules/screen',
    'node_modules/server',
    'node_modules/server/node_modules/screen',
  ]);
});

test('the list holds what is shipped, under our own name, and no tool', () => {
  const list = shippedList(listOf(...complete, component('tool@1.0.0')), 'python-learning', shipped);
  expect(list.metadata.component.name).toBe('python-learning');
  expect(list.components).toEqual(complete);
  expect(list.dependencies.map(({ dependsOn }) => dependsOn)).toEqual(complete.map(() => ['reader@1.0.0']));
  expect(faultsOf(list, shipped)).toEqual([]);
});

test.each([
  ['that is missing', null, 'reader@1.0.0 is not in the list.'],
  ['without a hash', { hashes: undefined }, 'reader@1.0.0 has no hash, or not that of the lockfile.'],
  [
    'with another hash',
    { hashes: [{ alg: 'SHA-512', content: '00' }] },
    'reader@1.0.0 has no hash, or not that of the lockfile.',
  ],
  ['without a licence', { licenses: [] }, 'reader@1.0.0 has no licence that we allow: none.'],
  [
    'under a licence that we do not allow',
    { licenses: [{ license: { id: 'AGPL-3.0-only' } }] },
    'reader@1.0.0 has no licence that we allow: AGPL-3.0-only.',
  ],
  [
    'under two licences at once of which we allow one',
    { licenses: [{ expression: '(MIT AND GPL-3.0-only)' }] },
    'reader@1.0.0 has no licence that we allow: (MIT AND GPL-3.0-only).',
  ],
])('a component %s is a fault (security 58)', (_what, change, sentence) => {
  const components = complete.flatMap((one) => {
    if (one['bom-ref'] !== 'reader@1.0.0') return [one];
    return change === null ? [] : [{ ...one, ...change } as typeof one];
  });
  expect(faultsOf(listOf(...components), shipped)).toEqual([sentence]);
});

test('a choice of licences is allowed when one of them is', () => {
  const choice = { licenses: [{ expression: '(GPL-3.0-only OR MIT)' }] };
  const components = complete.map((one) => ({ ...one, ...choice }));
  expect(faultsOf(listOf(...components), shipped)).toEqual([]);
});
