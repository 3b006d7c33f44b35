import type { OutputRecord, OutputSizes } from './output-record.ts';
import { Stop } from './stop.ts';
import type { TraceLog } from './trace-log.ts';

const encoder = new TextEncoder();
const lineFeed = 10;

export type ConsoleInput = {
  lines: readonly string[];
  /** When false, reading past the last line ends the run as `input-required`. */
  isComplete: boolean;
};

/**
 * The terminal of a run: the three standard descriptors. Standard output is recorded separately, because grading
 * compares it. The transcript has everything in the order of a terminal: output, the prompts of `input()` (which Python
 * writes to the error descriptor of a terminal), and the typed lines with their line ends.
 */
export class Console {
  readonly stdout: OutputRecord;
  readonly transcript: OutputRecord;
  #input: ConsoleInput = { lines: [], isComplete: true };
  #pending: Uint8Array = new Uint8Array(0);
  #stopBytes = 0;
  #stopLines = 0;
  readonly trace: TraceLog;

  constructor(stdout: OutputRecord, transcript: OutputRecord, trace: TraceLog) {
    this.trace = trace;
    this.stdout = stdout;
    this.transcript = transcript;
  }

  /**
   * Clears the terminal for a new run. The run is stopped when it prints more than `overrun` times the sizes.
   */
  reset(input: ConsoleInput, sizes: OutputSizes, overrun: number): void {
    this.#input = input;
    this.#pending = new Uint8Array(0);
    this.#stopBytes = sizes.bytes * overrun;
    this.#stopLines = sizes.lines * overrun;
    this.stdout.reset(sizes);
    this.transcript.reset(sizes);
  }

  get inputsUsed(): number {
    return this.transcript.inputs;
  }

  get isOverfull(): boolean {
    return this.transcript.isOverfull;
  }

  /** Writes to standard output (1) or standard error (2). */
  write(descriptor: 1 | 2, data: Uint8Array): void {
    this.transcript.write(data);
    if (this.trace.isOn) this.trace.add('printed', data);
    if (descriptor === 1) this.stdout.write(data);
    if (this.transcript.bytes > this.#stopBytes || this.transcript.lines > this.#stopLines) {
      throw new Stop('output-limit');
    }
  }

  /**
   * Reads at most one line into `target`, as a terminal does. Returns the bytes read; 0 is the end of the input.
   */
  read(target: Uint8Array): number {
    if (target.byteLength === 0) return 0;
    if (this.#pending.byteLength === 0 && !this.#takeLine()) return 0;
    const part = this.#pending.subarray(0, target.byteLength);
    target.set(part);
    this.#pending = this.#pending.subarray(part.byteLength);
    return part.byteLength;
  }

  #takeLine(): boolean {
    const line = this.#input.lines[this.inputsUsed];
    if (line === undefined) {
      if (!this.#input.isComplete) throw new Stop('input-required');
      return false;
    }
    const typed = encoder.encode(line);
    const withEnter = new Uint8Array(typed.byteLength + 1);
    withEnter.set(typed);
    withEnter[typed.byteLength] = lineFeed;
    this.transcript.inputs += 1;
    this.#pending = withEnter;
    this.transcript.write(withEnter);
    if (this.trace.isOn) {
      this.trace.add('printed', withEnter);
      this.trace.add('read', typed);
    }
    return true;
  }
}
