import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from '@python-learning/curriculum';
import { startTestApp, type TestApp, type TestLearner } from '@python-learning/testing';
import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCourse, sampleMilestone } from '../../../testing/index.ts';
import { systemRandomness } from '../../platform/clock/clock.ts';
import { deriveKeys } from '../../platform/crypto/keys.ts';
import { seedProgress } from '../learning/index.ts';
import { createMediaAddresses } from './media-addresses.ts';

const dayS = 24 * 3600;
const curriculum = sampleCourse();
const media = temporaryFolder('media');
const filesOfMilestone = (id: string) => {
  const { lessons, videos, mcqs } = sampleMilestone(id);
  const all = [...lessons.map((one) => one.media), ...videos.map((one) => one.media)];
  return [...all, ...mcqs.map(({ spoken }) => spoken)].flatMap((one) =>
    one === null ? [] : filesOf(one).map(({ file }) => file),
  );
};
const [free, paid] = [filesOfMilestone('first'), filesOfMilestone('fifth')];

let testApp: TestApp;
let subscriber: TestLearner;
beforeAll(async () => {
  for (const file of [...free, ...paid, 'manifest.json'])
    await writeFile(path.join(media, file), '"12345678"');
  testApp = await startTestApp({ curriculum, folders: { web: null, media } });
  subscriber = await testApp.newLearner();
  const seed = { learnerId: subscriber.id, completedThroughOrder: 0, subscribed: true };
  await seedProgress({ ...testApp, randomness: systemRandomness, curriculum }, seed);
});
afterAll(() => testApp.stop());

const stranger = () => testApp.newClient();
const calls = ['course.learnContents', 'practice.questions', 'exercise.mcqQuestions'] as const;

/** Every address of a media file in an answer. */
function addressesIn(body: unknown): string[] {
  return JSON.stringify(body).match(/\/media\/[^"]+/g) ?? [];
}

async function addressesFor(learner: TestLearner, milestone: string): Promise<string[]> {
  const answers = await Promise.all(calls.map((call) => learner.call(call, { id: milestone })));
  return answers.flatMap(({ body }) => addressesIn(body));
}

/** Lets time pass. A session is refreshed after that, as pages do. */
async function pass(seconds: number): Promise<void> {
  testApp.clock.advance(seconds);
  await subscriber.call('auth.refreshToken', {});
}

const nameOf = (address: string) => address.replace('/media/', '').replace(/\?.*/, '');

describe('media of a milestone that needs an upgrade', () => {
  test('are opened by no bare address, of whatever kind', async () => {
    expect(paid).toHaveLength(43);
    for (const file of paid) {
      expect(await stranger().get(`/media/${file}`)).toMatchObject({
        status: 403,
        body: { code: 'media_address_expired' },
        headers: { 'cache-control': 'no-store' },
      });
      expect((await subscriber.get(`/media/${file}`)).status).toBe(403);
      expect((await stranger().request('HEAD', `/media/${file}`)).status).toBe(403);
    }
  });

  test('are named to a subscriber alone, with addresses that any player can open, whole and in parts', async () => {
    const addresses = await addressesFor(subscriber, 'fifth');
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) {
      const whole = await stranger().get(address);
      expect(whole).toMatchObject({ status: 200, text: '"12345678"' });
      expect(whole.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
      const part = await stranger().get(address, { headers: { range: 'bytes=4-6' } });
      expect(part).toMatchObject({
        status: 206,
        text: '456',
        headers: { 'content-range': 'bytes 4-6/10' },
      });
    }
    expect(await addressesFor(await testApp.newLearner(), 'fifth')).toEqual([]);
  });

  test('are opened by no address that was changed, nor by one of another file', async () => {
    const [address = '', other = ''] = await addressesFor(subscriber, 'fifth');
    const later = address.replace(/until=\d+/, (until) => `until=${Number(until.slice(6)) + 1}`);
    const changed = [
      later,
      address.replace(/until=\d+/, 'until=9999999999'),
      address.replace(/until=\d+&/, ''),
      address.replace(/&key=.*/, ''),
      address.replace(/&key=.*/, '&key='),
      `${address}&key=x`,
      `/media/${nameOf(other)}${address.slice(address.indexOf('?'))}`,
    ];
    for (const one of changed) expect((await stranger().get(one)).status).toBe(403);
    for (const way of ['/media//', '/media/./', '/media/%2e/', '/media/x/../', '/media/x/..%2f', '/Media/']) {
      expect((await stranger().get(way + nameOf(address))).status).toBeGreaterThanOrEqual(403);
    }
  });

  test('keep their address for a day, and open by it for a day at least and two at most', async () => {
    await pass(dayS - ((testApp.clock.now().getTime() / 1000) % dayS));
    const [atFirst = ''] = await addressesFor(subscriber, 'fifth');
    await pass(dayS - 1);
    expect(await addressesFor(subscriber, 'fifth')).toContain(atFirst);
    const { headers } = await stranger().get(atFirst);
    expect(headers['cache-control']).toBe(`private, max-age=${dayS + 1}, immutable`);
    await pass(1);
    const [next = ''] = await addressesFor(subscriber, 'fifth');
    expect(nameOf(next)).toBe(nameOf(atFirst));
    expect(next).not.toBe(atFirst);
    await pass(dayS - 1);
    expect((await stranger().get(atFirst)).status).toBe(200);
    await pass(1);
    expect((await stranger().get(atFirst)).status).toBe(403);
    expect((await stranger().get(next)).status).toBe(200);
  });

  test('are named no longer when the subscription has ended', async () => {
    const former = await testApp.newLearner();
    const seed = { learnerId: former.id, completedThroughOrder: 0, subscribed: true };
    await seedProgress({ ...testApp, randomness: systemRandomness, curriculum }, seed);
    expect(await addressesFor(former, 'fifth')).not.toEqual([]);
    testApp.clock.advance(1);
    await sql`update entitlements set ends_at = ${testApp.clock.now()} where learner_id = ${former.id}`.execute(
      testApp.db,
    );
    expect(await addressesFor(former, 'fifth')).toEqual([]);
  });
});

describe('media of a free milestone', () => {
  test('stay open to everybody, by an address that never changes and may be kept forever', async () => {
    const addresses = await addressesFor(await testApp.newLearner(), 'first');
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) expect(free).toContain(nameOf(address));
    for (const file of free) {
      const { status, headers } = await stranger().get(`/media/${file}`);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  test('are all that the folder offers by name', async () => {
    for (const file of ['manifest.json', 'fifth-v1.en.old.mp4', '.', ''])
      expect((await stranger().get(`/media/${file}`)).status).toBe(404);
  });
});

test('an address stays good when the secret is changed, while the former one is named', () => {
  const [before, after] = ['a secret that was', 'a secret that is'];
  const now = new Date('2026-03-01T10:00:00Z');
  const withKeys = (current: string, former: string[]) =>
    createMediaAddresses({ curriculum, keys: deriveKeys({ current, former }), clock: { now: () => now } });
  const file = paid[0] ?? '';
  const { searchParams } = new URL(withKeys(before, []).urlOf(file), 'http://localhost');
  const query = Object.fromEntries(searchParams);
  expect(withKeys(after, [before]).accessTo(file, query)).toEqual({ kind: 'signed', leftS: 38 * 3600 });
  expect(withKeys(after, []).accessTo(file, query)).toEqual({ kind: 'refused' });
});
