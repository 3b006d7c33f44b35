import { setImmediate as turn } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { EngineRefusedError, type PythonEngine, type RunRequest } from '@python-learning/python';
import { expect, test, vi } from 'vitest';
import { createScriptedEngine, prints } from '../../testing/index.ts';
import { assessorOfThisThread, createRunQueue } from '../modules/submissions/index.ts';
import { duringRequest, factsUnderWay, outsideRequests } from '../platform/log/request-facts.ts';
import { createDevelopmentMailbox } from '../platform/mail/development-mailbox.ts';
import { createApiSide } from './api-side.ts';
import type { FromApiProcess } from './messages.ts';
import { createSupervisorSide, type SharedParts } from './supervisor-side.ts';

const status = { ready: true, queued: 0, running: 0, workers: 1, restarts: 0 };
const hello: RunRequest = { owner: 'kavi', source: 'hello', inputs: [], seed: '' };
const facts = { reqId: 'request-1', learner: 'hashed' };

/** An engine whose runs do what the test says. */
function engineThat(run: PythonEngine['run']): PythonEngine {
  return { ...createScriptedEngine({}), run };
}

function sharedParts(engine: PythonEngine): SharedParts {
  const mailbox = createDevelopmentMailbox({ now: () => new Date(0) });
  return { engine, assessor: assessorOfThisThread(), runQueue: createRunQueue(), mailbox };
}

/** An api process and its supervisor, whose messages are copied as between processes. */
function connect(parts: SharedParts) {
  let isOpen = true;
  const receive = async (message: FromApiProcess): Promise<void> => {
    await turn();
    if (message.type === 'call') supervisor.answer(message);
    else if (message.type === 'abort' || message.type === 'leave') supervisor[message.type](message.id);
  };
  // Another process knows nothing of the request.
  const api = createApiSide((message) => {
    const copy = deserialize(serialize(message));
    void outsideRequests(() => receive(copy));
  }, status);
  const supervisor = createSupervisorSide(parts, (message) => {
    const copy = deserialize(serialize(message));
    void outsideRequests(() => turn().then(() => isOpen && api.receive(copy)));
  });
  const die = (): void => {
    isOpen = false;
    supervisor.close();
  };
  return { ...api, die };
}

test('a run crosses with its report, whose counts know no names that every object has', async () => {
  const { engine } = connect(sharedParts(createScriptedEngine({ hello: prints('Hello') })));
  const report = await engine.run(hello);
  expect(report.shown.stdout).toBe('Hello');
  expect('constructor' in report.facts.calls).toBe(false);
});

test('a refusal crosses with all that the learner is told and charged', async () => {
  const refused = new EngineRefusedError('busy', 7, 12);
  const { engine } = connect(sharedParts(engineThat(() => Promise.reject(refused))));
  const error = await engine.run(hello).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(EngineRefusedError);
  expect(error).toMatchObject({ refusal: 'busy', retryAfterS: 7, runMs: 12 });
});

test('a fault of the supervisor reaches the call that it broke', async () => {
  const { engine } = connect(sharedParts(engineThat(() => Promise.reject(new TypeError('broken')))));
  await expect(engine.run(hello)).rejects.toThrow('TypeError: broken');
});

/** Resolves with the signal of a run that ends when it is aborted. */
function runUntilAborted() {
  const begun = Promise.withResolvers<AbortSignal>();
  const engine = engineThat(
    ({ signal = new AbortController().signal }) =>
      new Promise((_, reject) => {
        begun.resolve(signal);
        signal.addEventListener('abort', () => reject(new EngineRefusedError('aborted', null, 3)));
      }),
  );
  return { engine, begun: begun.promise };
}

test('a caller who gives up aborts the run and learns how long it ran', async () => {
  const endless = runUntilAborted();
  const { engine } = connect(sharedParts(endless.engine));
  const caller = new AbortController();
  const run = engine.run({ ...hello, signal: caller.signal });
  await endless.begun;
  caller.abort();
  await expect(run).rejects.toMatchObject({ refusal: 'aborted', runMs: 3 });
});

test('the runs of a process that died are aborted', async () => {
  const endless = runUntilAborted();
  const { engine, die } = connect(sharedParts(endless.engine));
  void engine.run(hello);
  const signal = await endless.begun;
  die();
  expect(signal.aborted).toBe(true);
});

test('what is used after a report is charged in the request that caused it', async () => {
  const scripted = createScriptedEngine({ hello: prints('Hello') });
  const engine = engineThat(async ({ onCleaned, ...request }) => {
    const report = await scripted.run(request);
    void turn().then(() => onCleaned?.(40));
    return report;
  });
  const side = connect(sharedParts(engine));
  const charged = vi.fn();
  await duringRequest(facts, () =>
    side.engine.run({ ...hello, onCleaned: (cpuMs) => charged(cpuMs, factsUnderWay()?.reqId) }),
  );
  await vi.waitFor(() => expect(charged).toHaveBeenCalledExactlyOnceWith(40, 'request-1'));
});

test('what the engine logs of a run has the facts of its request', async () => {
  const scripted = createScriptedEngine({ hello: prints('Hello') });
  let known: unknown;
  const engine = engineThat((request) => {
    known = factsUnderWay();
    return scripted.run(request);
  });
  const side = connect(sharedParts(engine));
  await duringRequest(facts, () => side.engine.run(hello));
  expect(known).toEqual(facts);
  await side.engine.run(hello);
  expect(known).toBeNull();
});

test('a learner in two processes has one turn after the other, and other learners do not wait', async () => {
  const parts = sharedParts(createScriptedEngine({}));
  const [one, two] = [connect(parts), connect(parts)];
  const first = one.runQueue.join('kavi');
  await first.turn;
  let isSecondsTurn = false;
  const second = two.runQueue.join('kavi');
  void second.turn.then(() => {
    isSecondsTurn = true;
  });
  await two.runQueue.join('selvi').turn;
  expect(isSecondsTurn).toBe(false);
  first.leave();
  await second.turn;
});

test('a process that died holds nobody up', async () => {
  const parts = sharedParts(createScriptedEngine({}));
  const [one, two] = [connect(parts), connect(parts)];
  await one.runQueue.join('kavi').turn;
  one.die();
  await two.runQueue.join('kavi').turn;
});

test('the mailbox shows the mails of every process, newest first', async () => {
  const parts = sharedParts(createScriptedEngine({}));
  const [one, two] = [connect(parts), connect(parts)];
  const mailTo = (to: string) => ({ to, subject: 'Hello', text: '', html: '' });
  await one.mailbox.send(mailTo('kavi@example.test'));
  await two.mailbox.send(mailTo('selvi@example.test'));
  const shown = (await one.mailbox.list(null)).map(({ to }) => to);
  expect(shown).toEqual(['selvi@example.test', 'kavi@example.test']);
  expect(await two.mailbox.list('kavi@example.test')).toHaveLength(1);
});

test('a process knows whether the engine is ready as it was told last', async () => {
  const { engine, receive } = connect(sharedParts(createScriptedEngine({})));
  receive({ type: 'engine', status: { ...status, ready: false } });
  expect(engine.status().ready).toBe(false);
  const ready = engine.ready();
  receive({ type: 'engine', status });
  await ready;
  expect(engine.status().ready).toBe(true);
});
