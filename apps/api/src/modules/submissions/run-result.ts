import type { Check as CheckAnswer, RunResult, RunTranslation } from '@python-learning/contract';
import { messageByCode } from '@python-learning/contract/messages';
import type { Language } from '@python-learning/domain';
import { type Assessment, type Check, praiseOf } from '@python-learning/feedback';
import type { TranslatedAssessment, Translation } from './assessing/translated.ts';

/** What a run gives the learner besides its assessments. */
export type RunConsequences = { pointsAwarded: number; solutionNote: string | null };

/** The answer to a submission. */
export function runResult(
  { assessment, translations }: TranslatedAssessment,
  { pointsAwarded, solutionNote }: RunConsequences,
): RunResult {
  const { verdict, error, error_line, prediction } = assessment;
  return {
    status: verdict === 'waiting' ? 'input_required' : 'finished',
    output: assessment.output,
    ...(verdict === 'waiting' ? { stdout_so_far: assessment.stdout_so_far } : {}),
    hints: [...assessment.hints],
    suggestions: [...assessment.suggestions],
    is_correct: verdict === 'solved',
    ...(error === undefined ? {} : { error }),
    ...(error_line === undefined ? {} : { error_line }),
    checks: assessment.checks.map(checkAnswer),
    explanation: assessment.explanation,
    fix: assessment.fix,
    prediction: prediction?.text ?? null,
    ...guessAnswer(prediction),
    solution_note: solutionNote,
    praise: praiseOf(assessment),
    points_awarded: pointsAwarded,
    ...translationsAnswer(translations),
  };
}

function guessAnswer(prediction: Assessment['prediction']): Pick<RunResult, 'guess'> {
  if (prediction === undefined) return {};
  const { matches, guess, shown } = prediction;
  return { guess: { is_right: matches, guessed: [...guess], shown: [...shown] } };
}

/** What a run says in the other languages; nothing where nothing is explained. */
export function translationsAnswer(translations: readonly Translation[]): Pick<RunResult, 'translations'> {
  return translations.length === 0 ? {} : { translations: translations.map(translationAnswer) };
}

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

/** Tells the learner when the program was not saved because the storage is full. */
export function withStorageNotice<T extends object>(
  result: T,
  hasCopy: boolean,
  language: Language,
): T & { storage_notice?: string } {
  return hasCopy ? result : { ...result, storage_notice: messageByCode.storage_full[language] };
}

/** Removes the expected value from hidden checks. */
export function checkAnswer({
  name,
  passed,
  visible,
  inputs,
  expected,
  actual,
  message,
}: Check): CheckAnswer {
  return {
    name,
    passed,
    visible,
    inputs: inputs === undefined ? null : [...inputs],
    expected: visible ? (expected ?? null) : null,
    actual: actual ?? null,
    message: message ?? null,
  };
}
