import type { CallName } from '@python-learning/contract';
import { loadCurriculum } from '@python-learning/curriculum';
import { soldBy, startPayHereEmulator, startTestApp } from '@python-learning/testing';
import { type CallTarget, honestCalls } from '@python-learning/testing/honest-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScriptedEngine, prints } from '../../../testing/index.ts';
import { countStatements } from '../db/statement-count.fixture.ts';
import { callBudgets } from './call-budgets.fixture.ts';

let target: CallTarget;
beforeAll(async () => {
  const payHere = await startPayHereEmulator();
  const curriculum = loadCurriculum();
  const engine = createScriptedEngine({ 'print("hello")': prints('hello') });
  const app = await startTestApp({ curriculum, engine, config: { payment: soldBy(payHere.settings) } });
  target = { app, curriculum, payHere };
});
afterAll(async () => {
  await target.app.stop();
  await target.payHere.stop();
});

const names = Object.keys(honestCalls) as CallName[];

test.each(names)('%s costs exactly its budget of statements and of commits that write', async (name) => {
  const call = await honestCalls[name](target);
  await target.app.app.background.settled();
  const { texts, ...cost } = await countStatements(async () => {
    const { status, text } = await call();
    expect([status, text]).toEqual([expect.toSatisfy((is: number) => is < 300), text]);
    await target.app.app.background.settled();
  });
  // A prepared statement that selects all columns fails when a migration adds one.
  expect(texts.filter((text) => /^select (\*|"\w+"\.\*|.*, "\w+"\.\*)/.test(text))).toEqual([]);
  const [roundTrips, writingCommits] = callBudgets[name];
  expect(cost, `If it costs less, lower the budget. It sent:\n${texts.join('\n')}`).toEqual({
    roundTrips,
    writingCommits,
  });
});
