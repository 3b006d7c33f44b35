import { expect, test } from 'vitest';
import { runtimeFault } from './runtime.ts';

const holes = 'has known security holes';
const noWall = 'does not keep the sandbox from the network';

test.each([
  ['26.12.1', null],
  ['26.12.2', null],
  ['26.13.0', null],
  ['27.0.0', null],
  ['26.12.0', holes],
  ['26.10.0', holes],
  ['26.9.9', holes],
  ['24.22.0', holes],
  ['24.21.0', holes],
  ['24.22.1', noWall],
  ['24.23.0', noWall],
  ['25.9.0', holes],
  ['22.23.4', holes],
  ['8.0.0', holes],
  ['27.0.0-nightly20261101', holes],
  ['', holes],
])('Node "%s": %s (security 58)', (version, fault) => {
  expect(runtimeFault(version)).toBe(fault);
});
