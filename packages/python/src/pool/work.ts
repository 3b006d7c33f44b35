import type { RunFigures } from '../types.ts';
import type { ProcessAnswer, ProcessRequest } from '../worker/process-messages.ts';
import { type Lane, shortRunMs } from './lanes.ts';
import type { EngineRefusedError } from './refusal.ts';

/** A run or an analysis, from when it was asked for until its caller has the answer. */
export type Work = {
  owner: string | null;
  lane: Lane;
  request: (id: number) => ProcessRequest;
  settle: (answer: ProcessAnswer) => void;
  refuse: (error: EngineRefusedError) => void;
  /** When it came, and when it had its turn; times of the parent's clock. */
  cameMs: number;
  startedMs: number | null;
  /** Ends the sandbox when the work is not done in time. */
  deadline: NodeJS.Timeout | undefined;
  /** Ends its time in the short lane. */
  slowness: NodeJS.Timeout | undefined;
  /** Whether it was under way when a sandbox process ended: from then on it runs alone. */
  isSuspect: boolean;
  /** Whether it gave its place to a short run; it is done again among the long ones. */
  hasYielded: boolean;
  isAbandoned: boolean;
  wasDenied: boolean;
  /** Calls a function in the asynchronous context of the caller. */
  forCaller: (call: () => void) => void;
};

/** Whether a run among the short ones takes longer than they do. */
export function isSlow({ lane, startedMs }: Work, nowMs: number): boolean {
  return lane === 'short' && startedMs !== null && nowMs - startedMs >= shortRunMs;
}

/** How it ended, as figures tell it. */
export function endOf(answer: ProcessAnswer): RunFigures['end'] {
  if (answer.type === 'report') return answer.report.shown.kind;
  return answer.type === 'facts' ? 'analyzed' : 'aborted';
}

/** Processor time that it used, all its cases together. */
export function cpuMsOf(answer: ProcessAnswer): number {
  if (answer.type !== 'report') return 0;
  const { shown, cases } = answer.report;
  return cases.reduce((sum, { cpuMs }) => sum + cpuMs, shown.cpuMs);
}

/** The same where the run was given up and has no report: the time that passed has to do. */
export function usedBy({ startedMs }: Work, answer: ProcessAnswer, nowMs: number): number {
  return answer.type === 'aborted' ? nowMs - (startedMs ?? nowMs) : cpuMsOf(answer);
}
