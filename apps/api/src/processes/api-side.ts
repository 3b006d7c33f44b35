import { AsyncLocalStorage } from 'node:async_hooks';
import {
  EngineRefusedError,
  type EngineStatus,
  type PythonEngine,
  type RunRequest,
} from '@python-learning/python';
import { type Assessor, type RunQueue, withBareCounts } from '../modules/submissions/index.ts';
import { factsUnderWay } from '../platform/log/request-facts.ts';
import type { DevelopmentMailbox } from '../platform/mail/development-mailbox.ts';
import type { Call, CallName, Calls, FromApiProcess, ToApiProcess } from './messages.ts';

/** The shared parts as an api process has them: each call crosses to the supervisor. */
export interface ApiSide {
  engine: PythonEngine;
  /** Plain assessments are logged and counted by the supervisor, so its listeners hear of none. */
  assessor: Pick<Assessor, 'assess' | 'observe'>;
  runQueue: RunQueue;
  mailbox: DevelopmentMailbox;
  /** Takes what the supervisor sends. Messages about the process itself are left to the caller. */
  receive: (message: ToApiProcess) => void;
}

/** A call that failed in the supervisor. The message has the stack of the failure there. */
export class SupervisorCallError extends Error {
  override readonly name = 'SupervisorCallError';
}

type Pending = { resolve: (answer: unknown) => void; reject: (error: Error) => void };
type Sent<Name extends CallName> = { id: number; answer: Promise<Calls[Name]['answer']> };

/** Far longer than it takes to clean up after a run; one whose sandbox ended in between is never told of. */
const cleanedWithinMs = 300_000;

export function createApiSide(send: (message: FromApiProcess) => void, engineNow: EngineStatus): ApiSide {
  const pending = new Map<number, Pending>();
  const awaitingClean = new Map<number, (cpuMs: number) => void>();
  let lastId = 0;
  let status = engineNow;
  let ready = Promise.withResolvers<void>();
  if (status.ready) ready.resolve();

  function ask<Name extends CallName>(name: Name, asked: Calls[Name]['asked']): Sent<Name> {
    lastId += 1;
    const id = lastId;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    pending.set(id, { resolve, reject });
    send({ type: 'call', id, name, asked, facts: factsUnderWay() } as Call);
    return { id, answer: promise as Sent<Name>['answer'] };
  }

  async function run<Name extends 'run' | 'trace'>(name: Name, sent: RunRequest) {
    const { signal, onCleaned, ...request } = sent;
    if (signal?.aborted) throw new EngineRefusedError('aborted');
    const { id, answer } = ask(name, request);
    if (onCleaned !== undefined) awaitClean(id, onCleaned);
    const abort = (): void => send({ type: 'abort', id });
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return await answer;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  function awaitClean(id: number, onCleaned: (cpuMs: number) => void): void {
    const forCaller = AsyncLocalStorage.snapshot();
    awaitingClean.set(id, (cpuMs) => forCaller(onCleaned, cpuMs));
    setTimeout(() => awaitingClean.delete(id), cleanedWithinMs).unref();
  }

  function tellClean(id: number, cpuMs: number): void {
    awaitingClean.get(id)?.(cpuMs);
    awaitingClean.delete(id);
  }

  function settle(id: number, how: (call: Pending) => void): void {
    const call = pending.get(id);
    pending.delete(id);
    if (call !== undefined) how(call);
  }

  function setStatus(now: EngineStatus): void {
    if (status.ready && !now.ready) ready = Promise.withResolvers<void>();
    if (now.ready) ready.resolve();
    status = now;
  }

  return {
    engine: {
      run: async (request) => withBareCounts(await run('run', request)),
      trace: (request) => run('trace', request),
      analyze: async (source) => withBareCounts({ facts: await ask('analyze', source).answer }).facts,
      ready: () => ready.promise,
      // The engine belongs to the supervisor, which stops it after its api processes.
      stop: async () => undefined,
      status: () => status,
    },
    assessor: {
      assess: (input, learnerId) => ask('assess', { input, learnerId }).answer,
      observe: () => () => undefined,
    },
    runQueue: {
      join(learnerId) {
        const { id, answer } = ask('joinRunQueue', learnerId);
        return { turn: answer, leave: () => send({ type: 'leave', id }) };
      },
    },
    mailbox: {
      send: (mail) => ask('sendMail', mail).answer,
      list: (to) => ask('listMails', to).answer,
    },
    receive(message) {
      if (message.type === 'answer') settle(message.id, ({ resolve }) => resolve(message.answer));
      else if (message.type === 'refused') {
        const { refusal, retryAfterS, runMs } = message;
        settle(message.id, ({ reject }) => reject(new EngineRefusedError(refusal, retryAfterS, runMs)));
      } else if (message.type === 'failure')
        settle(message.id, ({ reject }) => reject(new SupervisorCallError(message.stack)));
      else if (message.type === 'cleaned') tellClean(message.id, message.cpuMs);
      else if (message.type === 'engine') setStatus(message.status);
    },
  };
}
