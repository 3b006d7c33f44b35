import { readdirSync, readFileSync } from 'node:fs';
import { contract, type EndpointTable } from '@python-learning/contract';
import { expect, it } from 'vitest';
import { withoutServersFields } from './lean-contract.ts';

const folder = `${import.meta.dirname}/../../../packages/contract/src`;
const lean = readdirSync(folder)
  .filter((name) => name.endsWith('.contract.ts'))
  .map((name) => withoutServersFields(readFileSync(`${folder}/${name}`, 'utf8')))
  .join('\n');

const calls = Object.values<EndpointTable>(contract).flatMap((table) => Object.values(table));

it.each(calls)(
  'the browser has the path of $path, and neither its summary nor its errors',
  ({ path, summary }) => {
    expect(lean).toContain(`path: '${path}'`);
    expect(lean).not.toContain(`'${summary.slice(0, 30)}`);
  },
);

it('the browser has of a call how it is sent and what it answers', () => {
  const module = `const cards = defineEndpoints({
    answer: {
      method: 'POST',
      path: '/cards/:id/',
      access: 'learner',
      summary: "A card's answer, once.",
      params: z.object({ id }),
      body: z.object({ path: z.string(), choices: z.array(z.enum(letters)) }),
      status: 200,
      response: z.object({ status: z.string(), errors: z.array(z.string()) }),
      errors: ['not_found'],
    },
  });`;
  expect(withoutServersFields(module).replaceAll(/\s+/g, ' ')).toBe(
    "const cards = defineEndpoints({ answer: { method: 'POST', path: '/cards/:id/', " +
      'response: z.object({ status: z.string(), errors: z.array(z.string()) }), }, });',
  );
});

it('the browser has no list of errors and no body', () => {
  expect(lean).not.toMatch(/summary:\s*['"]|errors: \[|^ {4}(?:body|params|access):/m);
});
