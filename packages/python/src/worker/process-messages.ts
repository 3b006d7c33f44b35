import type { Submission } from '../core/submission.ts';
import type { TracedProgram } from '../core/trace-program.ts';
import type { EngineFacts, EngineReport } from '../types.ts';

/** Requests from the parent to the sandbox process, one JSON line each. */
export type ProcessRequest =
  | { type: 'run'; id: number; submission: Submission }
  | { type: 'trace'; id: number; submission: Submission }
  | { type: 'analyze'; id: number; source: string }
  | { type: 'abort'; id: number }
  | { type: 'ping' };

/** Answers of the sandbox process, one JSON line each. The parent accepts only what its schema allows. */
export type ProcessAnswer =
  | { type: 'ready'; startMs: number }
  | { type: 'report'; id: number; report: EngineReport }
  | { type: 'trace'; id: number; traced: TracedProgram }
  | { type: 'facts'; id: number; facts: EngineFacts }
  | { type: 'aborted'; id: number }
  /**
   * Follows the answer of a run when all its threads are clean again or replaced. `cpuMs` is the processor time that the
   * answer does not contain.
   */
  | { type: 'settled'; id: number; cpuMs: number }
  /** `id` is the run concerned, null when a thread ended between two runs. */
  | { type: 'note'; event: 'denied' | 'restarted'; id: number | null; detail: string }
  | { type: 'pong' };
