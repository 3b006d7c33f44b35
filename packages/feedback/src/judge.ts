import { type ByKind, type QuestionChecks, type RunReport, readPrediction } from '@python-learning/domain';
import { boundedReport } from './bounded.ts';
import type { GradedCase, GradedEvidence } from './evidence/graded-evidence.ts';
import { gradedEvidence } from './evidence/registry.ts';
import { gradeCases } from './grading/grade-case.ts';
import { Program } from './python-text/program.ts';
import { rulesBrokenBy } from './rules/broken-rules.ts';
import type { AssessInput, ObserveInput, RunVerdict } from './types.ts';
import { firstStopped, type WalkedRun, walkedRuns } from './walks/walked-runs.ts';

/** A run that was read, graded and judged in one place, for everything that records or explains it. */
export type JudgedRun = {
  question: Omit<QuestionChecks, 'cases'>;
  program: Program;
  /** The report, with its exceptions and lists of facts shortened. */
  report: RunReport;
  /** Names of the files that the program found in its folder. */
  files: readonly string[];
  graded: readonly GradedCase[];
  /** The walks of a question that is played; empty for any other. */
  walks: readonly WalkedRun[];
  /** Lines of the learner's guess: the one that counts, or that of the program; empty without one. */
  guess: readonly string[];
  /** Whether every case passed and every walk ended well; for a question without cases, whether the shown run finished. */
  areCasesRight: boolean;
  /** The rules of the question that the program breaks, in its order and notation. */
  brokenRules: readonly string[];
  verdict: RunVerdict['verdict'];
};

/** A judged run, and for whom it is explained. With another `language`, the same run is explained in that one. */
export type JudgedInput = JudgedRun & Pick<AssessInput, 'language' | 'failedAttempts' | 'openedHints'>;

/**
 * Judges a run. The verdict depends on the cases and rules alone, because the shown run may fail over the learner's own
 * input. A run that waits for input is not judged, whatever its cases did.
 */
export const judge = createJudge(gradedEvidence);

/** Makes a judge of these kinds of evidence. */
export function createJudge<M>(kinds: ByKind<GradedEvidence, M>) {
  return <I extends ObserveInput<EvidenceOf<M>>>(
    input: I,
  ): Omit<I, 'question' | 'source' | 'report' | 'guess' | 'files'> & JudgedRun => {
    const { question, source, report: whole, guess: counted, files = [], ...others } = input;
    const report = boundedReport(whole);
    const program = new Program(source);
    const { starterDigest, starter = '', sample = '', ownBeginning } = question;
    const graded = gradeCases(question.cases, report.cases, kinds);
    const walks = walkedRuns(question.walks, report.cases.slice(question.cases.length));
    const guess = counted ?? readPrediction(report.facts.comments);
    const brokenRules = rulesBrokenBy(question.rules, {
      ...report,
      starterDigest,
      program,
      guess,
      walks,
      starter,
      sample,
      ...(ownBeginning === undefined ? {} : { ownBeginning }),
    });
    const areCasesRight =
      graded.every(({ passed }) => passed) &&
      firstStopped(walks) === null &&
      (graded.length > 0 || report.shown.kind === 'finished');
    const isSolved = areCasesRight && brokenRules.length === 0;
    const verdict = report.shown.kind === 'input-required' ? 'waiting' : isSolved ? 'solved' : 'wrong';
    return {
      ...others,
      question,
      program,
      report,
      files,
      graded,
      walks,
      guess,
      areCasesRight,
      brokenRules,
      verdict,
    };
  };
}

/** The evidence of all kinds of a registry. */
type EvidenceOf<M> = { [K in keyof M & string]: M[K] & { kind: K } }[keyof M & string];
