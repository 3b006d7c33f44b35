import type { Language, RunReport } from '@python-learning/domain';
import type { Assessment } from '@python-learning/feedback';
import type { CountedAttempt, FirstGuess, Verdict } from '../record/index.ts';
import type { Admission } from './admission.ts';
import type { RefuseRun } from './run-program.ts';

/** One program that a learner sent to be judged. */
export type Attempt = {
  learnerId: string;
  code: string;
  language: Language;
  /** When it arrived: drafts typed while the program runs are newer. */
  at: Date;
  signal: AbortSignal;
  refuse: RefuseRun;
  /** Null for a call whose session and key the platform has checked before. */
  admission: Admission | null;
};

/** An attempt with what came of it. */
export type JudgedRun = {
  /** As the assessment says, or `unchecked` where nothing is asked and the program does not wait. */
  verdict: Verdict;
  attempt: Attempt;
  report: RunReport;
  assessment: Assessment;
  failedAttempts: number;
  /** False for a program that has nothing to do with the task. */
  isAttempt: boolean;
  /** The highest rung of help that was open when the program was sent; 0 for none. */
  rung: number;
  /** The guess that counts; null where none is asked. */
  guess: FirstGuess | null;
  /** Null for a run that waits for input, which is no attempt. */
  counted: CountedAttempt | null;
  /** False when the learner's storage is full: everything counts, but the program is not saved. */
  hasCopy: boolean;
};
