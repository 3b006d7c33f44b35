import type { ShownValue, WalkFacts } from '@python-learning/domain';
import { beginBytes, walls } from '../limits.ts';
import type { EngineException, EngineOutcome } from '../types.ts';
import { readExplanation, readFinish, readPlace, readShown, readWalk } from './answers/run-answers.ts';
import { readSourceAnswer, type SourceAnswer } from './answers/source-answer.ts';
import type { HarnessEntry, Image } from './boot.ts';
import type { ObjectAddress, PythonCalls } from './python-calls.ts';
import { Stop } from './stop.ts';

const encoder = new TextEncoder();

/** The request that `begin` gets before the harness reads the program. */
export type Beginning = Readonly<Record<string, unknown>> & { source: string };

/**
 * The functions of the harness in an interpreter, called by their addresses in the clean heap. A call throws a
 * `PythonFailure` when it raises an exception, and a `Stop` when its answer is larger than any honest one. The length
 * is checked before a byte of the answer is copied.
 */
export class Harness {
  readonly #python: PythonCalls;
  readonly #entries: Image['entries'];

  constructor(python: PythonCalls, { entries }: Image) {
    this.#python = python;
    this.#entries = entries;
  }

  /**
   * Reads the program and prepares the run. Must be called first, before any of the program's code has run.
   */
  begin(beginning: Beginning): SourceAnswer {
    const request = this.#python.string(JSON.stringify(beginning));
    const sourceBytes = encoder.encode(beginning.source).byteLength;
    const answer = readSourceAnswer(this.#ask('begin', request, beginBytes(sourceBytes)));
    if (answer === null) throw new Stop('denied', 'the program was not read');
    return answer;
  }

  program(): ObjectAddress {
    return this.#python.call(this.#entries.program);
  }

  names(): ObjectAddress {
    return this.#python.call(this.#entries.names);
  }

  /** The compiled expression of the case. */
  call(): ObjectAddress {
    return this.#python.call(this.#entries.call);
  }

  explain(exception: ObjectAddress): EngineException | null {
    return readExplanation(this.#ask('explain', exception));
  }

  show(value: ObjectAddress): ShownValue | null {
    return readShown(this.#ask('show', value));
  }

  finish(names: ObjectAddress): EngineOutcome['warnings'] {
    return readFinish(this.#ask('finish', names));
  }

  /** Writes what Python holds back of open files, as it does when it ends. */
  flushFiles(): void {
    this.#python.call(this.#entries.flush_files);
  }

  /** What the walk of a program did that ended; null when the program made that unreadable. */
  walked(): Omit<WalkFacts, 'drawn'> | null {
    return readWalk(this.#text('walked', this.#python.call(this.#entries.walked), walls.answerBytes));
  }

  /** Records the last step of a program that is traced and has ended. */
  endTrace(): void {
    this.#python.call(this.#entries.trace_end);
  }

  where(): EngineException | null {
    return readPlace(this.#text('where', this.#python.call(this.#entries.where), walls.answerBytes));
  }

  #ask(entry: HarnessEntry, argument: ObjectAddress, maxBytes: number = walls.answerBytes): string {
    return this.#text(entry, this.#python.callWith(this.#entries[entry], argument), maxBytes);
  }

  #text(entry: HarnessEntry, answer: ObjectAddress, maxBytes: number): string {
    const text = this.#python.text(answer, maxBytes);
    if (text === null) throw new Stop('denied', `the answer of ${entry} was too large`);
    return text;
  }
}
