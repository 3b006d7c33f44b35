import { noFacts } from '../core/answers/source-facts.ts';
import { killedOutcome } from '../core/run-step.ts';
import type { ProcessAnswer, ProcessRequest } from '../worker/process-messages.ts';
import type { SandboxEvents } from './sandbox-process.ts';

/** A fake sandbox that the test controls, so that crashes happen on demand. */
export class PaperSandbox {
  readonly sent: ProcessRequest[] = [];
  readonly events: SandboxEvents;
  isEnded = false;

  constructor(events: SandboxEvents) {
    this.events = events;
  }

  send(request: ProcessRequest): void {
    this.sent.push(request);
  }

  end(cause: string): void {
    this.isEnded = true;
    this.events.onEnd(cause);
  }

  ready(): void {
    this.events.onAnswer({ type: 'ready', startMs: 1 });
  }

  note(note: Omit<ProcessAnswer & { type: 'note' }, 'type'>): void {
    this.events.onAnswer({ type: 'note', ...note });
  }

  /** Sources of the runs that were sent to this sandbox, in order. */
  runs(): string[] {
    return this.sent.flatMap((request) => (request.type === 'run' ? [request.submission.source] : []));
  }

  /** Answers a run, reports this CPU time, and is clean again at once. */
  answer(source: string, cpuMs = 1): void {
    this.reply(source, cpuMs);
    this.settle(source);
  }

  /** Says that a run is cleaned up after, and how much CPU time that took. */
  settle(source: string, cpuMs = 0): void {
    this.events.onAnswer({ type: 'settled', id: this.#idOf(source), cpuMs });
  }

  /** Answers a run and reports this CPU time. */
  reply(source: string, cpuMs = 1): void {
    const id = this.#idOf(source);
    const shown = killedOutcome('time-limit', { stdout: source, transcript: '', omittedBytes: 0 }, cpuMs);
    this.events.onAnswer({
      type: 'report',
      id,
      report: {
        shown: { ...shown, exception: null, warnings: [], unvaried: [], drawing: null },
        cases: [],
        facts: noFacts(null),
      },
    });
  }

  /** Confirms the abort of a run. Throws when no abort was requested. */
  abort(source: string): void {
    const id = this.#idOf(source);
    if (!this.sent.some((sent) => sent.type === 'abort' && sent.id === id))
      throw new Error(`${source} was not to be aborted`);
    this.events.onAnswer({ type: 'aborted', id });
    this.events.onAnswer({ type: 'settled', id, cpuMs: 0 });
  }

  /** The id under which a program was last sent. */
  #idOf(source: string): number {
    const request = this.sent.findLast((sent) => sent.type === 'run' && sent.submission.source === source);
    if (request?.type !== 'run') throw new Error(`${source} was never sent`);
    return request.id;
  }
}
