import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  findRunningEmbedded,
  openDatabase,
  seedLearner,
  systemClock,
  systemRandomness,
} from '@python-learning/api';
import { Client } from './client.ts';
import { python } from './engine/peers.ts';
import { median, printFigure, type Summary, timed } from './figures.ts';
import { processorSeconds } from './processor-time.ts';

/** So many that functions are compiled before the rounds that the medians come from. */
const runs = 1000;
const runsAlone = 200;
const rounds = 5;
const atOnce = 8;
/** So many that none of them reaches a limit of calls a minute. */
const learners = 40;
const source = "print('hello')";
const question = '/api/learn/questions/m01-q2-change-greeting/submit/';
const aims = { cpuMs: 3, ratio: 2.5 } as const;

/** A running server: its address, its data folder, and a text in the environment of its processes. */
type BenchedServer = { origin: string; dataDir: string; mark: string };

type Round = { ours: Summary; cpuMs: number; pythonPerSecond: number };

/**
 * Measures the whole submit call in turns with the peer: a new bare `python3` per run, no checks, started by `xargs`,
 * which costs less than to start it from Node. Each of the learners has its own session.
 */
export async function benchSubmit(server: BenchedServer): Promise<void> {
  console.log(`\nsubmit: ${source}, ${rounds} paired runs of ${runs}`);
  const submits = await submitting(server);
  const [alone] = submits;
  if (alone === undefined) throw new Error('Nobody submits.');
  await timed(40, 1, alone);
  const one = await timed(runsAlone, 1, alone);
  printFigure('submit call, cases and feedback included: p50', ms(one.p50), {
    text: '≤ 30 ms',
    reached: one.p50 <= 30,
  });
  printFigure('submit call: p95', ms(one.p95));
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await runRound(server.mark, submits, round));
  print(measured);
}

/** The peer comes first in every second round. */
async function runRound(
  mark: string,
  submits: readonly (() => Promise<void>)[],
  round: number,
): Promise<Round> {
  const before = round % 2 === 1 ? await pythonPerSecond() : null;
  let next = 0;
  const from = processorSeconds(mark);
  const ours = await timed(runs, atOnce, () => submits[next++ % learners]?.() ?? Promise.resolve());
  const cpuMs = ((processorSeconds(mark) - from) / runs) * 1000;
  return { ours, cpuMs, pythonPerSecond: before ?? (await pythonPerSecond()) };
}

function print(measured: readonly Round[]): void {
  const of = (figure: (round: Round) => number) => median(measured.map(figure));
  const cpuMs = of((round) => round.cpuMs);
  const ratio = of(({ ours, pythonPerSecond: python }) => ours.perSecond / python);
  printFigure(`submit calls per second, ${atOnce} at once`, of(({ ours }) => ours.perSecond).toFixed(0));
  printFigure(
    `python3 -I -S by xargs -P${atOnce}: per second`,
    of((round) => round.pythonPerSecond).toFixed(0),
  );
  printFigure('times the runs of the peer', `${ratio.toFixed(2)} ×`, {
    text: `≥ ${aims.ratio} ×`,
    reached: ratio >= aims.ratio,
  });
  printFigure('processor time of a submit: server, database, sandbox', `${cpuMs.toFixed(1)} ms`, {
    text: `≤ ${aims.cpuMs} ms`,
    reached: cpuMs <= aims.cpuMs,
  });
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

/** One submit call for each learner, each with a key of its own, as pages send it. */
async function submitting({ origin, dataDir }: BenchedServer): Promise<(() => Promise<void>)[]> {
  const db = openDatabase(findRunningEmbedded(dataDir), { maxConnections: 1 });
  const deps = { db, clock: systemClock, randomness: systemRandomness };
  const password = 'kolam-dots-15';
  const clients: Client[] = [];
  for (let number = 1; number <= learners; number += 1) {
    const email = `submitter${number}@example.test`;
    await seedLearner(deps, { username: `submitter${number}`, email, password, language: 'en' });
    const client = new Client(origin);
    await client.login(email, password);
    clients.push(client);
  }
  await db.destroy();
  return clients.map((client) => async () => {
    const headers = { 'idempotency-key': systemRandomness.id() };
    const response = await client.send('POST', question, { code: source }, headers);
    if (!response.ok) throw new Error(`submit answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  });
}

async function pythonPerSecond(): Promise<number> {
  const started = performance.now();
  const command = `seq ${runs} | xargs -P${atOnce} -I{} "$@" "${source}"`;
  await promisify(execFile)('sh', ['-c', command, 'sh', ...python]);
  return (runs / (performance.now() - started)) * 1000;
}
