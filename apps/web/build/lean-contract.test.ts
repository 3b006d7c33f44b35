import { readdirSync, readFileSync } from 'node:fs';
import { contract, type EndpointTable } from '@python-learning/contract';
import { expect, it } from 'vitest';
import { withoutProse } from './lean-contract.ts';

const folder = `${import.meta.dirname}/../../../packages/contract/src`;
const lean = readdirSync(folder)
  .filter((name) => name.endsWith('.contract.ts'))
  .map((name) => withoutProse(readFileSync(`${folder}/${name}`, 'utf8')))
  .join('\n');

const calls = Object.values<EndpointTable>(contract).flatMap((table) => Object.values(table));

it.each(calls)(
  'the browser has the path of $path, and neither its summary nor its errors',
  ({ path, summary }) => {
    expect(lean).toContain(`path: '${path}'`);
    expect(lean).not.toContain(`'${summary.slice(0, 30)}`);
  },
);

it('the browser has no list of errors', () => {
  expect(lean).not.toMatch(/summary:\s*['"]|errors:/);
});
