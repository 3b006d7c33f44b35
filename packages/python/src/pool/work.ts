import type { RunFigures } from '../types.ts';
import type { ProcessAnswer, ProcessRequest } from '../worker/process-messages.ts';
import { type Lane, shortRunMs } from './lanes.ts';
import type { EngineRefusedError } from './refusal.ts';

/** A run or an analysis, from its request until its caller has the answer. */
export type Work = {
  owner: string | null;
  lane: Lane;
  request: (id: number) => ProcessRequest;
  settle: (answer: ProcessAnswer) => void;
  /** Reports the CPU milliseconds that the answer does not contain. */
  charge: (cpuMs: number) => void;
  refuse: (error: EngineRefusedError) => void;
  /** Arrival and start of the turn, in milliseconds of the parent's clock. */
  cameMs: number;
  startedMs: number | null;
  /** The answer of this turn and the CPU milliseconds it stands for. Null until it comes; the turn lasts longer. */
  answer: { type: ProcessAnswer['type']; usedMs: number } | null;
  /** Timer that ends the sandbox when the work takes too long. */
  deadline: NodeJS.Timeout | undefined;
  /** Timer that fires when the run is too slow for the short lane. */
  slowness: NodeJS.Timeout | undefined;
  /** Whether it was under way when a sandbox process ended: from then on it runs alone. */
  isSuspect: boolean;
  /** Whether it gave up its slot to a short run; it is repeated in the long lane. */
  hasYielded: boolean;
  /** Whether it is being aborted for that. */
  isYielding: boolean;
  isAbandoned: boolean;
  wasDenied: boolean;
  /** Calls a function in the asynchronous context of the caller. */
  forCaller: (call: () => void) => void;
};

/** Whether a run takes longer than a short one. */
export function isLongUnderWay({ startedMs, answer }: Work, nowMs: number): boolean {
  return answer === null && startedMs !== null && nowMs - startedMs >= shortRunMs;
}

/** Whether a run takes too long for the short lane, and is still in it. */
export function isSlow(work: Work, nowMs: number): boolean {
  return work.lane === 'short' && isLongUnderWay(work, nowMs);
}

/** Whether the turn ended because the run gave up its slot. The caller has no answer yet. */
export function isYield({ answer, hasYielded, isAbandoned }: Work): boolean {
  return answer?.type === 'aborted' && hasYielded && !isAbandoned;
}

/** How it ended, for the metrics. */
export function endOf(answer: ProcessAnswer): RunFigures['end'] {
  if (answer.type === 'report') return answer.report.shown.kind;
  if (answer.type === 'trace') return 'traced';
  return answer.type === 'facts' ? 'analyzed' : 'aborted';
}

/** CPU milliseconds of the shown run and all test cases; 0 without a report. */
export function cpuMsOf(answer: ProcessAnswer): number {
  if (answer.type === 'trace') return answer.traced.cpuMs;
  if (answer.type !== 'report') return 0;
  const { shown, cases } = answer.report;
  return cases.reduce((sum, { cpuMs }) => sum + cpuMs, shown.cpuMs);
}

/** CPU milliseconds that the work used. An aborted run has no report and is charged its elapsed time. */
export function usedBy({ startedMs }: Work, answer: ProcessAnswer, nowMs: number): number {
  return answer.type === 'aborted' ? nowMs - (startedMs ?? nowMs) : cpuMsOf(answer);
}
