import { createHash } from 'node:crypto';
import { type RunReport, type TextFile, usesChance } from '@python-learning/domain';
import type { CaseSetup, PythonEngine, RunRequest } from '@python-learning/python';
import type { Condition } from '../../platform/db/condition.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { Assessor } from './assessing/assessor.ts';
import { engineRefusal } from './engine-refusal.ts';
import type { GivenPrograms } from './given-programs.ts';
import type { ShownInputs } from './run-inputs.ts';
import type { RunTime } from './run-time.ts';

export type RunDeps = {
  engine: PythonEngine;
  /** Program runs per minute of one learner, whatever the task. */
  runsPerMinute: number;
  runTime: RunTime;
  assessor: Pick<Assessor, 'assess'>;
  givenPrograms: GivenPrograms;
  /** Called with the explanation id of each run; null for a run that needed none. */
  onExplained: (explanation: string | null) => void;
};

/** What a run may be refused with. */
export type RefuseRun = Refuse<'run_time_used' | 'engine_busy' | 'payload_too_large' | 'validation_failed'>;

/** A program of a learner for a task: a question, an exercise, or the program of a lesson. */
export type LearnersProgram = {
  learnerId: string;
  taskId: string;
  code: string;
  signal: AbortSignal;
  refuse: RefuseRun;
};

type RunSetup = {
  shown: ShownInputs;
  /** Files that the program finds; none by default. */
  files?: readonly TextFile[];
  cases: readonly CaseSetup[];
  limits?: RunRequest['limits'];
  /** Under which the run is counted; what it throws refuses the run. */
  condition: Condition;
};

/** Runs a program once with the shown input lines, and once for each case. */
export async function runProgram(
  deps: RunDeps,
  { learnerId, taskId, code, signal, refuse }: LearnersProgram,
  { shown, files = [], cases, limits = {}, condition }: RunSetup,
): Promise<RunReport> {
  const request: RunRequest = {
    owner: learnerId,
    source: code,
    inputs: shown.lines,
    inputsAreComplete: shown.isComplete,
    cases,
    files,
    limits,
    ...seedsOf({ learnerId, questionId: taskId, code }, shown),
    clockMs: programClockMs,
    signal,
  };
  const use = { key: `run:${learnerId}`, limit: deps.runsPerMinute, windowS: 60, condition };
  return deps.runTime
    .pay(refuse, learnerId, (onCleaned) => deps.engine.run({ ...request, onCleaned }), use)
    .catch((error: unknown) => {
      throw engineRefusal(refuse, error);
    });
}

/** The program's clock at the start of every run: a Monday at 9:00 in Jaffna and Chennai. */
export const programClockMs = Date.UTC(2026, 0, 5, 3, 30);

type Replayed = { learnerId: string; questionId: string; code: string };

/** The seed of the graded runs is always the same. The one of the run that is shown is new each time. */
export function seedsOf(run: Replayed, { chance }: ShownInputs): Pick<RunRequest, 'seed' | 'shownSeed'> {
  const seed = replaySeed(run);
  return chance === undefined || !usesChance(run.code) ? { seed } : { seed, shownSeed: `${seed}:${chance}` };
}

/** Seed of a run: the same learner, question and code give the same one, so runs are repeatable. */
export function replaySeed(run: Replayed): string {
  const parts = JSON.stringify([run.learnerId, run.questionId, run.code]);
  return createHash('sha256').update(parts).digest('hex');
}
