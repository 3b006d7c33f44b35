import type {
  Check as CheckAnswer,
  EndedRun,
  HintLadder,
  RunResult,
  RunTranslation,
} from '@python-learning/contract';
import { messageByCode } from '@python-learning/contract/messages';
import type { FilesLeft, Language, Outcome, OutcomeKind, TextFile } from '@python-learning/domain';
import { type Assessment, type Check, praiseOf } from '@python-learning/feedback';
import type { TranslatedAssessment, Translation } from './assessing/translated.ts';
import type { JudgedRun } from './judged-run.ts';

/** A judged run, with what the learner gets for it and reads of it. */
export type ToldRun = Pick<TranslatedAssessment, 'translations'> &
  Pick<JudgedRun, 'verdict' | 'report' | 'assessment' | 'hasCopy'> & {
    points: number;
    /** What an own program keeps after this run; missing for any other. */
    kept?: { files: readonly TextFile[]; unkept: readonly string[] };
    /** The help that is open after the run; null where the answer lists none. */
    help: HintLadder | null;
    /** Whether this is the first solution, and lines of the solution were open before. */
    isWithHelp: boolean;
    solutionNote: string | null;
    /** The first checks are those of the cases, the others those of the rules. */
    caseCount: number;
    language: Language;
  };

/** The answer to a submission. */
export function runResult(run: ToldRun): RunResult {
  const { verdict, report, assessment, solutionNote } = run;
  const { output, hints, suggestions } = assessment;
  switch (verdict) {
    case 'waiting': {
      const texts = { output, hints: [...hints], suggestions: [...suggestions] };
      const stdout_so_far = assessment.verdict === 'waiting' ? assessment.stdout_so_far : output;
      return {
        verdict,
        status: 'input_required',
        is_correct: false,
        ...texts,
        stdout_so_far,
        ...drawn(report),
      };
    }
    case 'wrong': {
      const only_hidden_failed = isOnlyHiddenFailed(assessment);
      return { verdict, is_correct: false, ...ended(run), is_stopped: isStopped(run), only_hidden_failed };
    }
    case 'solved': {
      const praise = praiseOf(assessment);
      return {
        verdict,
        is_correct: true,
        ...ended(run),
        solution_note: solutionNote,
        praise,
        with_help: run.isWithHelp,
      };
    }
    case 'unchecked':
      return { verdict, is_correct: false, ...ended(run), is_stopped: isStopped(run) };
  }
}

type Ended = Omit<EndedRun, 'verdict' | 'is_correct'>;

function ended({ assessment, report, translations, points, kept, help, hasCopy, language }: ToldRun): Ended {
  const { error, error_line, prediction } = assessment;
  return {
    status: 'finished',
    output: assessment.output,
    ...drawn(report),
    hints: [...assessment.hints],
    ...(help === null ? {} : { hint_ladder: help }),
    suggestions: [...assessment.suggestions],
    ...(error === undefined ? {} : { error }),
    ...(error_line === undefined ? {} : { error_line }),
    checks: assessment.checks.map(checkAnswer),
    explanation: assessment.explanation,
    fix: assessment.fix,
    prediction: prediction?.text ?? null,
    ...guessAnswer(prediction),
    ...filesAnswer(report.shown.files, kept),
    points_awarded: points,
    ...(hasCopy ? {} : { storage_notice: messageByCode.storage_full[language] }),
    ...(translations.length === 0 ? {} : { translations: translations.map(translationAnswer) }),
  };
}

/** What the program wrote, and what it keeps: a file that is not kept is still shown. */
function filesAnswer(
  { written, unkept: left }: FilesLeft,
  kept: ToldRun['kept'],
): Pick<Ended, 'files' | 'kept_files'> {
  const unkept = kept?.unkept ?? left;
  return {
    ...(written.length + unkept.length === 0
      ? {}
      : { files: { written: [...written], unkept: [...unkept] } }),
    ...(kept === undefined ? {} : { kept_files: [...kept.files] }),
  };
}

function drawn({ shown: { drawing } }: ToldRun['report']): Pick<RunResult, 'drawing'> {
  return drawing === null ? {} : { drawing };
}

/** True if checks failed, and all of them are hidden. */
export function isOnlyHiddenFailed({ checks }: Assessment): boolean {
  const failed = checks.filter(({ passed }) => !passed);
  return failed.length > 0 && failed.every(({ visible }) => !visible);
}

/**
 * True if a limit ended the run that is explained: the shown one, or where that one ran to its end the first failed
 * case, a visible one before a hidden one.
 */
function isStopped({ report: { shown, cases }, assessment, caseCount }: ToldRun): boolean {
  if (shown.kind !== 'finished') return isEndedByLimit(shown);
  const results = assessment.checks.slice(0, caseCount).map((check, index) => ({ ...check, index }));
  const failed = results.filter(({ passed }) => !passed);
  const explained = failed.find(({ visible }) => visible) ?? failed[0];
  return explained !== undefined && isEndedByLimit(cases[explained.index]);
}

const limits: ReadonlySet<OutcomeKind> = new Set([
  'time-limit',
  'output-limit',
  'drawing-limit',
  'memory-limit',
]);

/** A case without an outcome had no time left. Python may notice by itself that its memory is full. */
function isEndedByLimit(outcome: Outcome | undefined): boolean {
  return outcome === undefined || limits.has(outcome.kind) || outcome.exception?.type === 'MemoryError';
}

function guessAnswer(prediction: Assessment['prediction']): Pick<Ended, 'guess'> {
  if (prediction === undefined) return {};
  const { matches, guess, shown } = prediction;
  return { guess: { is_right: matches, guessed: [...guess], shown: [...shown] } };
}

/** What the run says in another language. */
function translationAnswer({ language, assessment }: Translation): RunTranslation {
  const { error, hints, checks, explanation, fix, prediction } = assessment;
  return {
    language,
    ...(error === undefined ? {} : { error }),
    hints: [...hints],
    checks: checks.map(({ name, message }) => ({ name, message: message ?? null })),
    explanation,
    fix,
    prediction: prediction?.text ?? null,
  };
}

/** Removes the expected value from hidden checks. */
function checkAnswer({
  name,
  passed,
  visible,
  evidence,
  inputs,
  expected,
  actual,
  expectedDrawing,
  actualDrawing,
  message,
}: Check): CheckAnswer {
  return {
    name,
    passed,
    visible,
    ...(evidence === undefined ? {} : { evidence }),
    inputs: inputs === undefined ? null : [...inputs],
    expected: visible ? (expected ?? null) : null,
    actual: actual ?? null,
    ...(visible && expectedDrawing !== undefined ? { expected_drawing: expectedDrawing } : {}),
    ...(visible && actualDrawing !== undefined ? { actual_drawing: actualDrawing } : {}),
    message: message ?? null,
  };
}
