import {
  findRunningEmbedded,
  openDatabase,
  seedLearner,
  systemClock,
  systemRandomness,
} from '@python-learning/api';
import { readPrograms } from '../packages/python/conformance/programs.ts';
import { Client } from './client.ts';
import { printFigure, summarize } from './figures.ts';

const attackers = 4;
const quietRuns = 200;
const runsUnderAttack = 300;
/** Pause in ms between honest runs: measures how long a child waits, not one client's rate. */
const honestPauseMs = 50;
const healthPauseMs = 50;
const password = 'kolam-dots-15';

const honest = { question: 'm01-q2-change-greeting', code: 'print("Vanakkam, Meena!")' };
/** Questions of free milestones, one of them with a structure rule and one with hidden cases. */
const attacked = ['m01-q5-commas', 'm04-q6-celsius', 'm01-q2-change-greeting'];

/**
 * Measures an honest learner beside four accounts that send hostile programs without pause. The limits on runs and on
 * processor time are lifted, so that only the queue and the sandbox protect the learner.
 */
export async function benchAttack(origin: string, dataDir: string): Promise<void> {
  console.log(`\nattack: an honest learner, alone and beside ${attackers} accounts with hostile programs`);
  await seedAccounts(dataDir);
  const learner = await loggedIn(origin, 'honest');
  await honestRuns(learner, 20);
  const quiet = await honestRuns(learner, quietRuns);

  const attack = startAttack(
    await Promise.all(range(attackers).map((n) => loggedIn(origin, `attacker${n}`))),
  );
  const health = watchHealth(origin);
  const besides = await honestRuns(learner, runsUnderAttack);
  const { p99, lost: healthLost } = await health.stop();
  const { sent, forged, lost } = await attack.stop();

  const share = besides.p95 / quiet.p95;
  printFigure('honest run, alone: p95', ms(quiet.p95));
  printFigure('honest run, under attack: p50', ms(besides.p50));
  printFigure('honest run, under attack: p95', ms(besides.p95));
  printFigure('honest p95 under attack / alone', share.toFixed(2), aim('≤ 3', share <= 3));
  printFigure('/healthz under attack: p99', ms(p99), aim('≤ 50 ms', p99 <= 50));
  printFigure('hostile programs answered', String(sent));
  const allLost = besides.lost + healthLost + lost;
  printFigure('answers lost', String(allLost), aim('0', allLost === 0));
  printFigure('passes forged', String(forged), aim('0', forged === 0));
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const aim = (text: string, reached: boolean) => ({ text, reached });
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

async function seedAccounts(dataDir: string): Promise<void> {
  const db = openDatabase(findRunningEmbedded(dataDir), { maxConnections: 1 });
  const deps = { db, clock: systemClock, randomness: systemRandomness };
  for (const username of ['honest', ...range(attackers).map((n) => `attacker${n}`)]) {
    await seedLearner(deps, { email: `${username}@bench.test`, username, password, language: 'en' });
  }
  await db.destroy();
}

async function loggedIn(origin: string, username: string): Promise<Client> {
  const client = new Client(origin);
  await client.login(`${username}@bench.test`, password);
  return client;
}

const submitPath = (question: string) => `/api/learn/questions/${question}/submit/`;

/** Submits the same correct program repeatedly. Anything but a pass is a lost answer. */
async function honestRuns(client: Client, count: number) {
  const durations: number[] = [];
  let lost = 0;
  for (let run = 0; run < count; run += 1) {
    const from = performance.now();
    const verdict = await submit(client, honest.question, honest.code);
    durations.push(performance.now() - from);
    if (verdict !== 'right') lost += 1;
    await pause(honestPauseMs);
  }
  return { ...summarize(durations, 1), lost };
}

/** `refused` counts as an answer: the server reports, for example, that it is overloaded. */
type Verdict = 'right' | 'wrong' | 'refused' | 'lost';

async function submit(client: Client, question: string, code: string): Promise<Verdict> {
  try {
    const response = await client.send('POST', submitPath(question), { code });
    const body: unknown = await response.json();
    if (response.status === 200) return isRight(body) ? 'right' : 'wrong';
    return response.status < 500 || response.status === 503 ? 'refused' : 'lost';
  } catch {
    return 'lost';
  }
}

function isRight(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'is_correct' in body && body.is_correct === true;
}

/** Sends hostile programs, none of which solves a question: each pass is forged. */
function startAttack(clients: readonly Client[]) {
  const programs = Object.values(readPrograms('hostile')).flat();
  const told = { sent: 0, forged: 0, lost: 0 };
  let isOver = false;
  const attacks = clients.map(async (client, index) => {
    for (let at = index * Math.floor(programs.length / attackers); !isOver; at += 1) {
      const { source = '' } = programs[at % programs.length] ?? {};
      const verdict = await submit(client, attacked[at % attacked.length] ?? '', source);
      told.sent += 1;
      if (verdict === 'right') told.forged += 1;
      if (verdict === 'lost') told.lost += 1;
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(attacks);
      return told;
    },
  };
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
