import { closeSync, readFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { harnessFiles } from '../core/harness-files.ts';
import { markWrites } from '../core/marking/mark-writes.ts';
import type { Step, StepResult } from '../core/run-step.ts';
import { analysisStep, factsOf, runSubmission } from '../core/submission.ts';
import { traceProgram } from '../core/trace-program.ts';
import { resolveLimits, walls } from '../limits.ts';
import { readShared, release } from './file-bytes.ts';
import type { InterpreterThread } from './interpreter-thread.ts';
import { lineOf } from './message-line.ts';
import type { ProcessAnswer, ProcessRequest } from './process-messages.ts';
import { encodeSnapshot, readSnapshot, snapshotKey } from './snapshot.ts';
import { ThreadPool } from './thread-pool.ts';

/**
 * Entry of the sandbox process: `node process.ts <workers> <module> <standard library> <snapshot>`. Reads requests from
 * its standard input and writes answers to its output, one JSON line each. Exits when its input closes. Programs run in
 * its threads. Without a valid snapshot it makes one, and sends it to the parent before it reports that it is ready.
 */
async function main([workers = '1', modulePath = '', libraryPath = '', snapshotPath = '']: string[]) {
  const python = readPython(modulePath, libraryPath);
  const snapshot = readSnapshot(snapshotPath, python.key);
  const module = snapshot?.module ?? markWrites(readFileSync(modulePath));
  const { harness, standardLibrary } = python;
  const parts = { harness, distribution: { module: await WebAssembly.compile(module), standardLibrary } };
  const threads = new ThreadPool(parts, snapshot?.image ?? null, Number(workers) + spareThreads, {
    onRestart: (cause, id) => note('restarted', id, cause),
    onFailure: (cause) => {
      process.stderr.write(`${cause}\n`);
      process.exit(1);
    },
  });
  const image = await threads.start();
  handOver(snapshot === null ? encodeSnapshot(python.key, { module, image }) : []);
  release(module);
  const jobs = new Jobs(threads);
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  lines.on('line', (line) => jobs.take(JSON.parse(line)));
  lines.on('close', () => process.exit(0));
  say({ type: 'ready', startMs: Math.round(performance.now()) });
}

/** One thread more than runs at a time: it takes over while another is replaced. */
const spareThreads = 1;
/** Tracks the runs under way, and aborts them. */
class Jobs {
  readonly #threads: ThreadPool;
  readonly #threadOf = new Map<number, InterpreterThread | null>();
  readonly #aborted = new Set<number>();
  /** For each run: the cleaning of its threads, with the processor time that no outcome contains. */
  readonly #cleanings = new Map<number, Promise<number>[]>();

  constructor(threads: ThreadPool) {
    this.#threads = threads;
  }

  take(request: ProcessRequest): void {
    if (request.type === 'ping') say({ type: 'pong' });
    else if (request.type === 'abort') this.#abort(request.id);
    else void this.#work(request);
  }

  async #work(request: ProcessRequest & { type: 'run' | 'trace' | 'analyze' }): Promise<void> {
    const { id } = request;
    this.#threadOf.set(id, null);
    this.#cleanings.set(id, []);
    try {
      say(await this.#answer(request));
    } catch (error) {
      if (!(error instanceof Aborted)) throw error;
      say({ type: 'aborted', id });
    } finally {
      this.#threadOf.delete(id);
      this.#aborted.delete(id);
    }
    await this.#settle(id);
  }

  async #settle(id: number): Promise<void> {
    const costs = await Promise.all(this.#cleanings.get(id) ?? []);
    this.#cleanings.delete(id);
    say({ type: 'settled', id, cpuMs: costs.reduce((sum, cpuMs) => sum + cpuMs, 0) });
  }

  async #answer(request: ProcessRequest & { type: 'run' | 'trace' | 'analyze' }): Promise<ProcessAnswer> {
    const { id } = request;
    const run = (step: Step) => this.#run(id, step);
    if (request.type === 'run')
      return { type: 'report', id, report: await runSubmission(request.submission, run) };
    if (request.type === 'trace')
      return { type: 'trace', id, traced: await traceProgram(request.submission, run) };
    return { type: 'facts', id, facts: factsOf(await run(analysisStep(request.source, resolveLimits()))) };
  }

  async #run(id: number, step: Step): Promise<StepResult> {
    if (this.#aborted.has(id)) throw new Aborted();
    const { result, settled } = await this.#threads.run(id, step, (thread) => {
      this.#threadOf.set(id, thread);
      if (this.#aborted.has(id)) thread.abort();
    });
    this.#cleanings.get(id)?.push(settled);
    this.#threadOf.set(id, null);
    if (result.wasAborted) throw new Aborted();
    if (result.outcome.kind === 'denied') note('denied', id, result.detail);
    return result;
  }

  #abort(id: number): void {
    if (!this.#threadOf.has(id)) return;
    this.#aborted.add(id);
    this.#threadOf.get(id)?.abort();
  }
}

class Aborted extends Error {}

function readPython(modulePath: string, libraryPath: string) {
  const standardLibrary = readShared(libraryPath);
  const harnessBytes = harnessFiles.map((name) =>
    readFileSync(new URL(`../harness/${name}.py`, import.meta.url)),
  );
  const harness = harnessBytes.map((bytes, index) => ({
    name: `${harnessFiles[index]}.py`,
    source: bytes.toString('utf8'),
  }));
  const module = readFileSync(modulePath);
  const key = snapshotKey([module, standardLibrary, ...harnessBytes]);
  release(module);
  return { standardLibrary, harness, key };
}

/** Descriptor on which the parent receives a snapshot, once. */
const snapshotDescriptor = 3;

function handOver(parts: readonly Uint8Array[]): void {
  for (const part of parts) {
    for (let at = 0; at < part.byteLength; ) at += writeSync(snapshotDescriptor, part, at);
  }
  closeSync(snapshotDescriptor);
}

function note(event: 'denied' | 'restarted', id: number | null, cause: string): void {
  say({ type: 'note', event, id, detail: cause.slice(0, walls.noteLength) });
}

function say(answer: ProcessAnswer): void {
  process.stdout.write(`${lineOf(answer)}\n`);
}

await main(process.argv.slice(2));
