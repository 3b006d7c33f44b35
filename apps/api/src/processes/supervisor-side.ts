import { EngineRefusedError, type PythonEngine, type RunRequest } from '@python-learning/python';
import type { Assessor, Place, RunQueue } from '../modules/submissions/index.ts';
import { InvariantError } from '../platform/errors/invariant-error.ts';
import { duringRequest } from '../platform/log/request-facts.ts';
import type { DevelopmentMailbox } from '../platform/mail/development-mailbox.ts';
import type { Call, ToApiProcess } from './messages.ts';

/** What the api processes share. */
export type SharedParts = {
  engine: PythonEngine;
  assessor: Pick<Assessor, 'assess'>;
  runQueue: RunQueue;
  /** Null where mail is sent. */
  mailbox: DevelopmentMailbox | null;
};

/** Does for one api process what it asks of the shared parts. */
export interface SupervisorSide {
  answer(call: Call): void;
  abort(id: number): void;
  leave(id: number): void;
  /** The process has ended: aborts its runs and leaves its places. */
  close(): void;
}

export function createSupervisorSide(
  parts: SharedParts,
  send: (message: ToApiProcess) => void,
): SupervisorSide {
  const { engine, assessor, runQueue } = parts;
  const runs = new Map<number, AbortController>();
  let isClosed = false;
  const places = new Map<number, Place>();

  function resultOf(call: Call): Promise<unknown> {
    switch (call.name) {
      case 'run':
        return run(call.id, (more) => engine.run({ ...call.asked, ...more }));
      case 'trace':
        return run(call.id, (more) => engine.trace({ ...call.asked, ...more }));
      case 'analyze':
        return engine.analyze(call.asked);
      case 'assess':
        return assessor.assess(call.asked.input, call.asked.learnerId);
      case 'joinRunQueue':
        return join(call.id, call.asked);
      case 'sendMail':
        return getMailbox().send(call.asked);
      case 'listMails':
        return getMailbox().list(call.asked);
    }
  }

  function run(
    id: number,
    begin: (more: Pick<RunRequest, 'signal' | 'onCleaned'>) => Promise<unknown>,
  ): Promise<unknown> {
    const aborted = new AbortController();
    runs.set(id, aborted);
    const onCleaned = (cpuMs: number): void => send({ type: 'cleaned', id, cpuMs });
    return begin({ signal: aborted.signal, onCleaned }).finally(() => runs.delete(id));
  }

  function join(id: number, learnerId: string): Promise<void> {
    const place = runQueue.join(learnerId);
    places.set(id, place);
    return place.turn;
  }

  function getMailbox(): DevelopmentMailbox {
    if (parts.mailbox === null) throw new InvariantError('Mail is sent here, and kept nowhere.');
    return parts.mailbox;
  }

  async function respond(call: Call): Promise<void> {
    const { id } = call;
    try {
      send({ type: 'answer', id, answer: await resultOf(call) });
    } catch (error) {
      send(messageOf(id, error));
    }
  }

  function leave(id: number): void {
    places.get(id)?.leave();
    places.delete(id);
  }

  return {
    answer(call) {
      if (isClosed) return;
      if (call.facts === null) void respond(call);
      else void duringRequest(call.facts, () => respond(call));
    },
    abort: (id) => runs.get(id)?.abort(),
    leave,
    close() {
      isClosed = true;
      for (const run of runs.values()) run.abort();
      for (const id of places.keys()) leave(id);
    },
  };
}

function messageOf(id: number, error: unknown): ToApiProcess {
  if (error instanceof EngineRefusedError) {
    const { refusal, retryAfterS, runMs } = error;
    return { type: 'refused', id, refusal, retryAfterS, runMs };
  }
  return {
    type: 'failure',
    id,
    stack: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}
