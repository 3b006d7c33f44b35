import type { HintLadder, RunResult } from '@python-learning/contract';
import type { QuestionChecks, TextFile } from '@python-learning/domain';
import type { CaseSetup, RunRequest } from '@python-learning/python';
import type { Database, Handle } from '../../platform/db/database.ts';
import {
  type AttemptCounts,
  changeRecord,
  createLearnerRecord,
  type FirstGuess,
  type HelpState,
  type LearnerRecord,
  noAttempt,
  type TaskKind,
  type TaskRef,
  type Verdict,
} from '../record/index.ts';
import { admitting, type KnownBefore } from './admission.ts';
import { guessAskedBy, refuseLongGuess } from './asked-guess.ts';
import type { Attempt, JudgedRun } from './judged-run.ts';
import type { ShownInputs } from './run-inputs.ts';
import { type RunDeps, runProgram } from './run-program.ts';
import { isOnlyHiddenFailed, runResult } from './run-result.ts';
import { withoutSource } from './without-source.ts';

export type SubmitDeps = RunDeps & { db: Database };

/** What a program is sent for: a question, a personalized exercise, or the program of a lesson. */
export interface Task {
  /** Part of the seed, so that the same program for the same task runs the same. */
  readonly id: string;
  readonly checks: QuestionChecks;
  /** False where nothing is asked: a run is neither right nor wrong then. */
  readonly isChecked: boolean;
  /** The part of each case that the sandbox gets: never the expected result. */
  readonly cases: readonly CaseSetup[];
  readonly shown: ShownInputs;
  /** Files that the program finds in its folder; missing for none. */
  readonly files?: readonly TextFile[];
  /** Lower limits of the run than usual. */
  readonly limits?: RunRequest['limits'];
  /** True where the output of the program is no secret, though a question asks to guess it. */
  readonly runsUnguessed?: boolean;
  /** True where the learner or visitor who runs the program must not read it. */
  readonly hidesSource?: boolean;
  /** The help with the task after a run; null where the answer lists none. */
  readonly help: ((state: HelpState) => HintLadder) | null;
  /** Whether a wrong program is an attempt: one that has nothing to do with the task is none. */
  isAttempt(source: string): boolean;
  /** HTML about the solution, sent with one; null for none. */
  readonly solutionNote: string | null;
  /** Failed attempts before this one, which unlock hints. */
  failedAttempts(before: AttemptCounts): number;
  /**
   * What the program is stored for, and what follows from its run: `follow` stores that in the locked record of the
   * learner, which has the program and the attempt, and returns the points awarded. Null where nothing is stored.
   */
  readonly store: {
    kind: TaskKind;
    follow: (record: LearnerRecord, run: JudgedRun) => Promise<number>;
    /** False for a run after which `follow` would store nothing and award no points. */
    isFollowed: (run: Pick<JudgedRun, 'verdict' | 'report'>, before: AttemptCounts) => boolean;
  } | null;
  /**
   * Stores what a run that has ended leaves behind, where no attempt is stored, and resolves with the files that the program
   * keeps. Missing where nothing is left.
   */
  readonly keepLeft?: (run: Pick<JudgedRun, 'report' | 'assessment'>) => Promise<KeptFiles>;
}

/** Files that a program keeps after its run, and names of files that it wrote in vain. */
type KeptFiles = { files: readonly TextFile[]; unkept: readonly string[] };

/** Milliseconds of processor time. A usual explanation takes 2, which is not worth a query. */
const chargedFromMs = 20;

/**
 * Runs a program, judges it and stores what follows from it.
 */
export async function submit(deps: SubmitDeps, task: Task, attempt: Attempt): Promise<RunResult> {
  const { code, language } = attempt;
  const counted = task.store === null ? null : { kind: task.store.kind, id: task.id };
  const own = counted === null ? null : guessAskedBy(task.checks, counted, code);
  if (own !== null) refuseLongGuess(own, attempt.refuse);
  let known: KnownBefore = { before: noAttempt, guess: null, rung: 0 };
  const onKnown = (read: KnownBefore) => {
    known = read;
  };
  const guessed = own ?? (task.runsUnguessed === true ? null : deps.givenPrograms.guessBefore(code));
  const condition = admitting(deps.db, { ...attempt, task: counted, guess: guessed, onKnown });
  const report = await runProgram(deps, { ...attempt, taskId: task.id }, { ...task, condition });
  const { before, rung } = known;
  const guess = own === null ? null : known.guess;
  const failedAttempts = task.failedAttempts(before);
  const isAttempt = task.isAttempt(code);
  // Assessing counts this run as a failure.
  const countedBefore = failedAttempts - (isAttempt ? 0 : 1);
  const asked = {
    question: task.checks,
    source: code,
    report,
    files: (task.files ?? []).map(({ name }) => name),
    language,
    failedAttempts: countedBefore,
    openedHints: rung,
    ...countedGuess(guess),
  };
  const { assessment, translations, cpuMs } = await deps.assessor.assess(asked, attempt.learnerId);
  if (cpuMs >= chargedFromMs) deps.runTime.add(attempt.learnerId, cpuMs);
  deps.onExplained(assessment.explanation?.id ?? null);
  const isJudged = task.isChecked || assessment.verdict === 'waiting';
  const verdict: Verdict = isJudged ? assessment.verdict : 'unchecked';
  const run = {
    verdict,
    attempt,
    report,
    assessment,
    failedAttempts,
    isAttempt: isAttempt || verdict !== 'wrong',
    guess,
    rung,
  };
  const failed = failedAttempts + (verdict === 'wrong' && isAttempt ? 1 : 0);
  const help = task.help?.({ runs: before.runs + 1, failed, rung }) ?? null;
  const isWithHelp = !before.wasSolved && (help?.solution_help?.pieces ?? null) !== null;
  const caseCount = task.checks.cases.length;
  const answer = (stored: Stored) => {
    const told = runResult({
      ...task,
      ...run,
      ...stored,
      translations,
      help,
      isWithHelp,
      caseCount,
      language,
    });
    return task.hidesSource === true ? withoutSource(told, report.shown, language) : told;
  };
  return (await storeAlone(deps, task, run, before, answer)) ?? storeRun(deps, task, run, answer);
}

function countedGuess(guess: FirstGuess | null) {
  return guess === null ? {} : { guess: guess.lines };
}

type Judged = Omit<JudgedRun, 'hasCopy' | 'counted'>;

/** What the answer to a run says of its storing. */
type Stored = { points: number; hasCopy: boolean; kept?: KeptFiles };

type AnswerRun = (stored: Stored) => RunResult;

/** Stores a run from which nothing follows with its answer in one statement. Null for any other run. */
async function storeAlone(
  { db }: SubmitDeps,
  { id, store }: Task,
  judged: Judged,
  before: AttemptCounts,
  answer: AnswerRun,
): Promise<RunResult | null> {
  const { admission } = judged.attempt;
  if (store === null || admission === null || store.isFollowed(judged, before)) return null;
  const { tables, answered } = admission.key.keeping(answer({ points: 0, hasCopy: true }));
  const program = programOf(judged, { kind: store.kind, id });
  const isStored = await createLearnerRecord(db).runs.addAnswered(program, before.runs, tables);
  return isStored ? answered : null;
}

async function storeRun(
  { db }: SubmitDeps,
  { id, store, keepLeft }: Task,
  judged: Judged,
  answer: AnswerRun,
): Promise<RunResult> {
  const { learnerId, at, admission } = judged.attempt;
  const keep = async (handle: Handle, result: RunResult) =>
    admission === null ? result : admission.key.keep(handle, result);
  if (store === null) {
    const kept = judged.verdict === 'waiting' ? undefined : await keepLeft?.(judged);
    return keep(db, answer({ points: 0, hasCopy: true, ...(kept === undefined ? {} : { kept }) }));
  }
  return changeRecord(db, { learnerId, at }, async (record, handle, storedBytes) => {
    const hasCopy = await record.storedBytes.hasRoom(learnerId, at, storedBytes);
    const counted = await record.runs.add(programOf(judged, { kind: store.kind, id }), hasCopy);
    const points = await store.follow(record, { ...judged, counted, hasCopy });
    return keep(handle, answer({ points, hasCopy }));
  });
}

function programOf({ verdict, attempt, report, assessment, isAttempt }: Judged, task: TaskRef) {
  return {
    learnerId: attempt.learnerId,
    task,
    code: attempt.code,
    verdict,
    isAttempt,
    outcomeKind: report.shown.kind,
    explanationId: assessment.explanation?.id ?? null,
    onlyHiddenFailed: isOnlyHiddenFailed(assessment),
    at: attempt.at,
  };
}

/** Checks of a program without a question: nothing is compared, it is explained like any other. */
export function nothingToCheck(known: Pick<QuestionChecks, 'starter' | 'milestone'>): QuestionChecks {
  return { kind: 'make', cases: [], rules: [], mistakes: [], hints: [], starterDigest: '', ...known };
}
