import type { Submission } from '../core/submission.ts';
import type { RunReport, SourceFacts } from '../types.ts';

/** What the parent asks of the sandbox process, one JSON line each. */
export type ProcessRequest =
  | { type: 'run'; id: number; submission: Submission }
  | { type: 'analyze'; id: number; source: string }
  | { type: 'abort'; id: number }
  | { type: 'ping' };

/** What the sandbox process says, one JSON line each. The parent believes only what its schema lets through. */
export type ProcessAnswer =
  | { type: 'ready'; startMs: number }
  | { type: 'report'; id: number; report: RunReport }
  | { type: 'facts'; id: number; facts: SourceFacts }
  | { type: 'aborted'; id: number }
  /** `id` is the run concerned, null when a thread ended between two runs. */
  | { type: 'note'; event: 'denied' | 'restarted'; id: number | null; detail: string }
  | { type: 'pong' };
