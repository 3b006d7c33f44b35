import { startTestApp } from '@python-learning/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createScriptedEngine, prints, sampleCourse } from '../../../testing/index.ts';

/** Waits for a fact on a machine that may be slow. */
const eventually = <T>(fact: () => T) => expect.poll(fact, { timeout: 60_000 });

test('a client that leaves while its key is claimed stops its run, as one that leaves during the run does', async () => {
  const engine = createScriptedEngine({ hello: prints('Hello') });
  const app = await startTestApp({ curriculum: sampleCourse(), engine });
  const learner = await app.newLearner();
  await learner.call('auth.user');
  const origin = await app.listen();
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holder = app.db.transaction().execute(async (transaction) => {
    await sql`lock table idempotency_keys in access exclusive mode`.execute(transaction);
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  const leaving = new AbortController();
  const left = fetch(`${origin}/api/learn/questions/first-predict/submit/`, {
    method: 'POST',
    signal: leaving.signal,
    headers: {
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      'x-csrftoken': learner.cookies.get('csrftoken') ?? '',
      'idempotency-key': crypto.randomUUID(),
      cookie: [...learner.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
    },
    body: JSON.stringify({ code: '# prediction: Hello\nhello' }),
  }).catch(() => null);
  const waiting = async () => {
    const locks = sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`;
    return (await locks.execute(app.db)).rows[0]?.n;
  };
  await eventually(waiting).toBeGreaterThan(0);
  leaving.abort();
  await left;
  const connections = () =>
    new Promise<number>((resolve) => app.app.server.server.getConnections((_, count) => resolve(count)));
  await eventually(connections).toBe(0);
  held.resolve();
  await holder;
  await eventually(() => engine.requests.length).toBe(1);
  expect(engine.requests[0]?.signal?.aborted).toBe(true);
  await app.stop();
});
