import type { CardResult } from '@python-learning/contract';
import type { OptionLetter } from '@python-learning/domain';

/** Result of one answer. An answer that could not be sent counts as incorrect, and says so. */
export type Verdict = ({ kind: 'checked' } & CardResult) | { kind: 'unsent'; failure: unknown };

export type Answer = { selected: OptionLetter | null; verdict: Verdict | null };

/**
 * answering → checking → checked → (a wrong answer replaced, or unsent ones sent again) checking …
 *     ↑  stopped ↙           ↘ Practice Again → answering, in review
 * closed: completed on an earlier visit, nothing answered since.
 */
export type ExercisePhase = 'answering' | 'checking' | 'checked' | 'closed';

export type ExerciseState = {
  /** In review, answers do not change the learner's progress. */
  isReview: boolean;
  phase: ExercisePhase;
  answers: Readonly<Record<string, Answer>>;
};

export type ExerciseAction =
  | { type: 'selected'; questionId: string; option: OptionLetter | null }
  | { type: 'check_started' }
  | { type: 'check_stopped' }
  | { type: 'judged'; questionId: string; verdict: Verdict }
  | { type: 'replaced'; questionId: string; option: OptionLetter }
  | { type: 'sent_again' }
  | { type: 'practice_again' }
  | { type: 'restart' };

const unanswered: Answer = { selected: null, verdict: null };

export function openExercise(questionIds: readonly string[], isCompleted: boolean): ExerciseState {
  return { isReview: false, phase: isCompleted ? 'closed' : 'answering', answers: blank(questionIds) };
}

export function exerciseReducer(state: ExerciseState, action: ExerciseAction): ExerciseState {
  switch (action.type) {
    case 'selected':
      return select(state, action.questionId, action.option);
    case 'check_started':
      return isReadyToCheck(state) ? { ...state, phase: 'checking' } : state;
    case 'check_stopped':
      // Verdicts so far stay; the other answers are sent with the next check.
      return state.phase === 'checking' ? { ...state, phase: 'answering' } : state;
    case 'judged':
      return judge(state, action.questionId, action.verdict);
    case 'replaced':
      return replace(state, action.questionId, action.option);
    case 'sent_again':
      return state.phase === 'checked' && hasUnsent(state)
        ? { ...state, phase: 'checking', answers: mapAnswers(state.answers, forgetUnsent) }
        : state;
    case 'practice_again':
      return { isReview: true, phase: 'answering', answers: mapAnswers(state.answers, () => unanswered) };
    case 'restart':
      return openExercise(Object.keys(state.answers), false);
  }
}

/** True when Check is enabled: every question has an answer. */
export function isReadyToCheck({ phase, answers }: ExerciseState): boolean {
  return phase === 'answering' && Object.values(answers).every(({ selected }) => selected !== null);
}

/** Returns the answers still to be sent: those without a verdict. */
export function listUnjudged({ answers }: ExerciseState): { questionId: string; option: OptionLetter }[] {
  return Object.entries(answers).flatMap(([questionId, { selected, verdict }]) =>
    selected !== null && verdict === null ? [{ questionId, option: selected }] : [],
  );
}

export function isCorrect({ verdict }: Answer): boolean {
  return verdict?.kind === 'checked' && verdict.is_correct;
}

/** True if an answer of the last check did not reach the server. */
export function hasUnsent({ answers }: ExerciseState): boolean {
  return Object.values(answers).some(({ verdict }) => verdict?.kind === 'unsent');
}

export function areAllCorrect({ phase, answers }: ExerciseState): boolean {
  return phase === 'checked' && Object.values(answers).every(isCorrect);
}

function select(state: ExerciseState, questionId: string, option: OptionLetter | null): ExerciseState {
  const answer = state.answers[questionId];
  const isLocked = state.phase !== 'answering' || answer === undefined || answer.verdict !== null;
  return isLocked
    ? state
    : { ...state, answers: { ...state.answers, [questionId]: { selected: option, verdict: null } } };
}

function judge(state: ExerciseState, questionId: string, verdict: Verdict): ExerciseState {
  const answer = state.answers[questionId];
  if (state.phase !== 'checking' || answer === undefined) {
    return state;
  }
  const answers = { ...state.answers, [questionId]: { ...answer, verdict } };
  const isDone = Object.values(answers).every((each) => each.verdict !== null);
  return { ...state, phase: isDone ? 'checked' : 'checking', answers };
}

/** Puts another answer in the place of a wrong one and sends it at once, without a second press of Check. */
function replace(state: ExerciseState, questionId: string, option: OptionLetter): ExerciseState {
  const answer = state.answers[questionId];
  if (state.phase !== 'checked' || answer === undefined || isCorrect(answer)) {
    return state;
  }
  const answers = { ...state.answers, [questionId]: { selected: option, verdict: null } };
  return { ...state, phase: 'checking', answers };
}

/** An answer that was not sent stays selected, because it may be right. */
function forgetUnsent(answer: Answer): Answer {
  return answer.verdict?.kind === 'unsent' ? { ...answer, verdict: null } : answer;
}

function mapAnswers(
  answers: ExerciseState['answers'],
  change: (answer: Answer) => Answer,
): ExerciseState['answers'] {
  return Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, change(answer)]));
}

function blank(questionIds: readonly string[]): ExerciseState['answers'] {
  return Object.fromEntries(questionIds.map((id) => [id, unanswered]));
}
