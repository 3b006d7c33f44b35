import {
  findRunningEmbedded,
  openDatabase,
  seedLearner,
  systemClock,
  systemRandomness,
} from '@python-learning/api';
import type { Attack } from './attack.types.ts';
import { attacks } from './attacks.ts';
import { Client } from './client.ts';
import { printFigure, type Summary, summarize } from './figures.ts';
import { submit } from './submission.ts';

/** Accounts of each attack. Every attack has new ones: the engine remembers who used much. */
const attackers = 4;
const warmingRuns = 20;
const quietRuns = 100;
/** About half a minute: its first seconds, in which nobody knows an attacker yet, count as well. */
const runsUnderAttack = 300;
/**
 * Honest learners: a class, each of whom runs a program every few seconds. One alone with all these runs would exceed the
 * limit of runs, which is lifted here, and would be taken for somebody who uses much.
 */
const classSize = 30;
/** Pause in ms between honest runs: measures how long a child waits, not one client's rate. */
const honestPauseMs = 50;
const healthPauseMs = 50;
const password = 'kolam-dots-15';

const honest = { question: 'm01-q2-change-greeting', code: 'print("Vanakkam, Meena!")' };

/**
 * Measures honest learners quiet and beside each kind of attack, in turn. The limits on runs and on processor time are
 * lifted, so that only the queue and the sandbox protect them. `only` chooses attacks by a part of their names.
 */
export async function benchAttack(origin: string, dataDir: string, only = ''): Promise<void> {
  console.log(`\nattack: honest learners, alone and beside ${attackers} accounts of each kind of attack`);
  const chosen = attacks.filter(({ name }) => name.includes(only));
  const classNames = Array.from({ length: classSize }, (_, index) => `honest${index}`);
  await seedAccounts(dataDir, [...classNames, ...chosen.flatMap((_, index) => namesOf(index))]);
  const learners: Client[] = [];
  for (const name of classNames) learners.push(await loggedIn(origin, name));
  await honestRuns(learners, warmingRuns);
  let before = await honestRuns(learners, quietRuns);
  for (const [index, attack] of chosen.entries()) {
    const clients = await Promise.all(namesOf(index).map((name) => loggedIn(origin, name)));
    before = await measure(attack, clients, learners, origin, before);
  }
}

type Honest = Summary & { lost: number };

/** Measures one attack, then the quiet after it, which is returned. */
async function measure(
  attack: Attack,
  clients: readonly Client[],
  learners: readonly Client[],
  origin: string,
  before: Honest,
): Promise<Honest> {
  const running = attack.start(clients, origin);
  const health = watchHealth(origin);
  const besides = await honestRuns(learners, runsUnderAttack);
  const { p99, lost: healthLost } = await health.stop();
  const told = await running.stop();
  const after = await honestRuns(learners, quietRuns);

  const share = besides.p95 / before.p95;
  const lost = besides.lost + healthLost + told.lost;
  console.log(`  beside ${attack.name}: ${told.sent} calls answered, ${told.refused} of them refused`);
  printFigure('honest run, quiet before and after: p95', `${ms(before.p95)}, ${ms(after.p95)}`);
  printFigure('honest run: p50', ms(besides.p50));
  printFigure('honest run: p95', ms(besides.p95));
  printFigure('honest p95 / quiet before', share.toFixed(2), aim('≤ 3', share <= 3));
  printFigure('/healthz: p99', ms(p99), aim('≤ 100 ms', p99 <= 100));
  printFigure('answers lost', String(lost), aim('0', lost === 0));
  printFigure('passes forged', String(told.forged), aim('0', told.forged === 0));
  return after;
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const aim = (text: string, reached: boolean) => ({ text, reached });
const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

function namesOf(attack: number): string[] {
  return Array.from({ length: attackers }, (_, index) => `attacker${attack}x${index}`);
}

async function seedAccounts(dataDir: string, names: readonly string[]): Promise<void> {
  const db = openDatabase(findRunningEmbedded(dataDir), { maxConnections: 1 });
  const deps = { db, clock: systemClock, randomness: systemRandomness };
  for (const username of names) {
    await seedLearner(deps, { email: `${username}@bench.test`, username, password, language: 'en' });
  }
  await db.destroy();
}

async function loggedIn(origin: string, username: string): Promise<Client> {
  const client = new Client(origin);
  await client.login(`${username}@bench.test`, password);
  return client;
}

/** Submits the same correct program repeatedly, each learner in turn. Anything but a pass is a lost answer. */
async function honestRuns(learners: readonly Client[], count: number): Promise<Honest> {
  const durations: number[] = [];
  let lost = 0;
  for (let run = 0; run < count; run += 1) {
    const client = learners[run % learners.length];
    if (client === undefined) continue;
    const from = performance.now();
    const verdict = await submit(client, honest.question, honest.code);
    durations.push(performance.now() - from);
    if (verdict !== 'right') lost += 1;
    await pause(honestPauseMs);
  }
  return { ...summarize(durations, 1), lost };
}

function watchHealth(origin: string) {
  const durations: number[] = [];
  let lost = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const from = performance.now();
      const answer = await fetch(`${origin}/healthz`).catch(() => null);
      durations.push(performance.now() - from);
      if (answer?.status !== 200) lost += 1;
      await answer?.arrayBuffer();
      await pause(healthPauseMs);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      const sorted = durations.toSorted((one, other) => one - other);
      return { p99: sorted[Math.ceil(0.99 * sorted.length) - 1] ?? Number.NaN, lost };
    },
  };
}
