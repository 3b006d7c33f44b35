import { difficulties } from '@python-learning/contract';
import { createPythonEngine, type PythonEngine } from '@python-learning/python';
import {
  type AiService,
  type MisbehaviourName,
  misbehaviours,
  startAiService,
} from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proofRuns } from '../authors/proof-runs.ts';
import { type AiOrder, createAiWriter } from './ai-writer.ts';
import { createChatClient } from './chat-client.ts';

let engine: PythonEngine;
let service: AiService;
beforeAll(async () => {
  engine = createPythonEngine({ workers: 1 });
  service = await startAiService();
  await engine.ready();
});
afterAll(async () => {
  await service.stop();
  await engine.stop();
});

const nothingSeen: AiOrder['seen'] = { digests: new Set(), statements: [] };

/** A writer without the circuit breaker, so that every misbehaviour reaches the proof. */
function newWriter() {
  const ends: string[] = [];
  const rejected: string[] = [];
  const none = (): void => undefined;
  const metrics = {
    countMade: none,
    countProven: none,
    countRefusedQuestion: none,
    setPool: none,
    countCall: none,
    countRejected: (_author: string, reason: string) => void rejected.push(reason),
  };
  const client = createChatClient(service.settings);
  const noted: typeof client = {
    ask: async (request) => {
      const answer = await client.ask(request);
      ends.push(answer.end);
      return answer;
    },
  };
  const writer = createAiWriter({ service: noted, run: proofRuns(engine, 'test'), metrics });
  return { writer, ends, rejected };
}

function order(number: number, patienceMs: number): AiOrder {
  return {
    difficulty: difficulties[number % difficulties.length] ?? 'easy',
    skills: ['read-input'],
    asked: null,
    seen: nothingSeen,
    signal: AbortSignal.timeout(patienceMs),
  };
}

const patienceMs = 60_000;

describe('a service that does its work well', () => {
  test.each([0, 1, 2, 3, 4, 5])('has its exercise %i proven', async (number) => {
    service.plan = () => null;
    const { writer, rejected } = newWriter();
    const exercise = await writer.write(order(number, patienceMs));
    expect(rejected).toEqual([]);
    expect(exercise).toMatchObject({ author: 'ai', template: null });
    expect(exercise?.checks.cases).toHaveLength(6);
  });
});

const names = Object.keys(misbehaviours) as MisbehaviourName[];

test('none of 500 misbehaviours of a service becomes an exercise, and each is told from the others', {
  timeout: 400_000,
}, async () => {
  const { writer, ends, rejected } = newWriter();
  const served = new Map<MisbehaviourName, number>(names.map((name) => [name, 0]));
  const proven: MisbehaviourName[] = [];
  const total = (): number => [...served.values()].reduce((sum, count) => sum + count, 0);
  for (let turn = 0; total() < 500; turn += 1) {
    const name = names[turn % names.length] ?? 'slow';
    service.plan = () => {
      const count = served.get(name) ?? 0;
      served.set(name, count + 1);
      return misbehaviours[name](count);
    };
    const exercise = await writer.write(order(turn, name === 'slow' ? 30 : patienceMs));
    if (exercise !== null) proven.push(name);
  }
  const tally = (list: readonly string[]) =>
    Object.fromEntries(
      Map.groupBy(list, (one) => one)
        .entries()
        .map(([one, all]) => [one, all.length]),
    );
  console.info('misbehaviours', Object.fromEntries(served), 'ends', tally(ends), 'rejected', tally(rejected));
  expect(proven).toEqual([]);
  for (const name of names) expect(served.get(name)).toBeGreaterThan(0);
  for (const end of ['timed-out', 'rate-limited', 'failed', 'refused', 'cut-off', 'unreachable']) {
    expect(ends).toContain(end);
  }
  for (const reason of [
    'wrong-schema',
    'ambiguous',
    'wrong-language',
    'unsuitable-text',
    'instructions-in-text',
    'solution-in-text',
    'unsafe-program',
    'solution-fails',
  ]) {
    expect(rejected).toContain(reason);
  }
});
