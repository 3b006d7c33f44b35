import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no module keeps anything between two calls', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const changeable = /^(?:export )?(?:let |const \w+(?::.*)? = new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\);)/mu;
  const stateful = files.filter((file) =>
    changeable.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
  );
  expect(stateful).toEqual([]);
});
