import { startTestDatabase } from '@python-learning/testing';
import { expect, test } from 'vitest';
import { lowestPostgres, serverVersionFault, versionFault } from './server-version.ts';

test.each(['130023', '140023', '149999'])('a server of release %s is refused with one sentence', (number) => {
  expect(versionFault(number)).toMatch(
    /^DATABASE_URL leads to PostgreSQL 1[34]: Python Learning needs 15 or newer/,
  );
});

test.each(['150000', '180004'])('a server of release %s is not', (number) => {
  expect(versionFault(number)).toBeNull();
});

test('the server of the tests is asked, and is new enough', async () => {
  const database = await startTestDatabase();
  expect(lowestPostgres).toBe(15);
  expect(await serverVersionFault(database.db)).toBeNull();
  await database.stop();
});
