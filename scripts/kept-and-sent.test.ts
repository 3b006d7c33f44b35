import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keptKinds } from '../apps/web/src/lib/outbox/kept-kinds.ts';

const web = path.resolve(import.meta.dirname, '../apps/web/src');
const sources = globSync('**/*.{ts,tsx}', { cwd: web })
  .filter((file) => !/\.test\.tsx?$|compiled-messages/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(web, file), 'utf8') }));

function filesWith(pattern: RegExp): string[] {
  return sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);
}

test('one module listens to the connection', () => {
  expect(filesWith(/(?:addEventListener\(|\[window, )'(?:online|offline)'/)).toEqual([
    'lib/connection/connection.ts',
  ]);
});

test('only the client of the api looks at the class of a missing answer', () => {
  const files = filesWith(/instanceof (?:NetworkError|UnexpectedAnswerError)/);
  expect(files.filter((file) => !file.startsWith('lib/api/'))).toEqual([]);
});

test('only the table of retries reads the wait that a server asked for', () => {
  const files = filesWith(/failure\.retryAfterMs/);
  // The second one only says the wait.
  expect(files.toSorted()).toEqual(['features/settings/own-data-section.tsx', 'lib/api/retries.ts']);
});

test('each kind that is sent in the background has one outbox', () => {
  const outboxes = sources.flatMap(({ code }) =>
    [...code.matchAll(/new Outbox<[^(]*>\(keptKinds\.(\w+)/g)].map(([, name = '']) => name),
  );
  expect(outboxes.toSorted()).toEqual(Object.keys(keptKinds).toSorted());
  expect(filesWith(/new Outbox\b/)).toHaveLength(outboxes.length);
});
