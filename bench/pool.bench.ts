import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  assessorOfThisThread,
  createApp,
  createLog,
  type Database,
  findRunningEmbedded,
  openDatabase,
  systemClock,
  systemRandomness,
} from '@python-learning/api';
import { difficulties } from '@python-learning/exercises';
import { createPythonEngine } from '@python-learning/python';
import { type AiService, startAiService } from '../packages/testing/src/ai-service/ai-service.ts';
import { emptyCourse } from '../packages/testing/src/empty-course.ts';
import { Client } from './client.ts';
import { printFigure, summarize, timed } from './figures.ts';
import { startServer } from './server.ts';

/** Runs of the job. Each adds four exercises of each difficulty, until twelve wait. */
const fillings = 3;
const templatesPerDifficulty = 4;
const exercises = '/api/learn/personalized-exercises/';

/**
 * Measures a personalized exercise from the pool, beside one from a template on the same server. The product's own job
 * fills the pool from a local server that speaks the protocol of an AI service. Then a learner takes everything in it.
 */
export async function benchPool(port: number): Promise<void> {
  console.log('\npersonalized exercises from the pool, one after the other');
  const service = await startAiService();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'python-learning-bench-'));
  await chmod(dataDir, 0o755);
  const { baseUrl, apiKey, model } = service.settings;
  const server = await startServer(dataDir, port, {
    AI_BASE_URL: baseUrl,
    AI_API_KEY: apiKey,
    AI_MODEL: model,
  });
  try {
    const waiting = await fill(dataDir, service);
    const client = new Client(server.origin);
    await client.login('graduate@demo.test', 'learn-python-1');
    const pooled = await takeAll(client, waiting);
    const templates = await timed(
      difficulties.length * templatesPerDifficulty,
      1,
      inTurns(client, 'template'),
    );
    printFigure(`from the pool, ${pooled.count}: p50, p95`, `${ms(pooled.p50)}, ${ms(pooled.p95)}`, {
      text: '≤ 1 s',
      reached: pooled.p95 <= 1000,
    });
    printFigure('ratio template / pool at p50', (templates.p50 / pooled.p50).toFixed(2));
  } finally {
    await server.stop();
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const ms = (value: number) => `${value.toFixed(0)} ms`;

type Waiting = ReadonlyMap<string, number>;

/** Fills the running server's pool by the job. Resolves with the count of each difficulty. */
async function fill(dataDir: string, service: AiService): Promise<Waiting> {
  const db = openDatabase(findRunningEmbedded(dataDir), { maxConnections: 4 });
  const engine = createPythonEngine({ workers: 1 });
  await engine.ready();
  const app = await createApp({
    config: {
      isProduction: false,
      publicOrigin: 'http://localhost',
      trustedProxies: 0,
      runsPerMinute: 60,
      runCpuSeconds: 30,
      contactTo: null,
      securityContact: null,
      payment: { seller: null, providers: [], currency: 'USD', priceHint: null },
      ai: service.settings,
      buildRevision: null,
      consentIsRequired: false,
      secrets: { current: 'a secret of the benchmarks, and of nothing else', former: [] },
    },
    db,
    clock: systemClock,
    randomness: systemRandomness,
    log: createLog({ logLevel: 'error' }),
    mailer: { send: async () => undefined },
    mailbox: null,
    engine,
    assessor: assessorOfThisThread(),
    curriculum: emptyCourse(),
  });
  const job = app.jobs.find(({ name }) => name === 'exercises.pool');
  for (let filling = 0; filling < fillings; filling += 1) await job?.run();
  const waiting = await countWaiting(db);
  await app.stop();
  await engine.stop();
  await db.destroy();
  return waiting;
}

async function countWaiting(db: Database): Promise<Waiting> {
  const rows = await db
    .selectFrom('exercise_pool')
    .select(({ fn }) => ['difficulty', fn.countAll<string>().as('count')])
    .groupBy('difficulty')
    .execute();
  return new Map(rows.map(({ difficulty, count }) => [difficulty, Number(count)]));
}

/** Gives one learner every waiting exercise, once. */
async function takeAll(client: Client, waiting: Waiting) {
  const durations: number[] = [];
  for (const [difficulty, count] of waiting) {
    for (let number = 0; number < count; number += 1) {
      const started = performance.now();
      await generate(client, difficulty, 'ai');
      durations.push(performance.now() - started);
    }
  }
  const elapsed = durations.reduce((sum, one) => sum + one, 0);
  return { count: durations.length, ...summarize(durations, elapsed) };
}

function inTurns(client: Client, author: string): () => Promise<void> {
  let next = 0;
  return () => {
    const difficulty = difficulties[next % difficulties.length] ?? 'easy';
    next += 1;
    return generate(client, difficulty, author);
  };
}

async function generate(client: Client, difficulty: string, author: string): Promise<void> {
  const response = await client.send('POST', exercises, { difficulty });
  if (!response.ok) throw new Error(`generation answered ${response.status}: ${await response.text()}`);
  const made = (await response.json()) as { author: string };
  if (made.author !== author) throw new Error(`The author is ${made.author}, not ${author}`);
}
