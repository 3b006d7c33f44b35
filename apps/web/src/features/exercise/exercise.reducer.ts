import type { CardResult } from '@python-learning/contract';
import type { OptionLetter } from '@python-learning/domain';

/** Result of one answer. An answer that could not be sent counts as incorrect, and says so. */
export type Verdict = ({ kind: 'checked' } & CardResult) | { kind: 'unsent'; failure: unknown };

/** `Given` is what answers a card: the answers of all kinds of cards in the product. */
export type Answer<Given = OptionLetter> = { selected: Given | null; verdict: Verdict | null };

/**
 * answering → checking → checked → (a wrong answer replaced, or unsent ones sent again) checking …
 *     ↑  stopped ↙           ↘ Practice Again → answering, in review
 * closed: completed on an earlier visit, nothing answered since.
 */
export type ExercisePhase = 'answering' | 'checking' | 'checked' | 'closed';

export type ExerciseState<Given = OptionLetter> = {
  /** In review, answers do not change the learner's progress. */
  isReview: boolean;
  phase: ExercisePhase;
  answers: Readonly<Record<string, Answer<Given>>>;
};

export type ExerciseAction<Given = OptionLetter> =
  | { type: 'selected'; questionId: string; given: Given | null }
  | { type: 'check_started' }
  | { type: 'check_stopped' }
  | { type: 'judged'; questionId: string; verdict: Verdict }
  | { type: 'replaced'; questionId: string; given: Given }
  | { type: 'sent_again' }
  | { type: 'practice_again' }
  | { type: 'restart' };

const unanswered: Answer<never> = { selected: null, verdict: null };

export function openExercise<Given = OptionLetter>(
  questionIds: readonly string[],
  isCompleted: boolean,
): ExerciseState<Given> {
  return { isReview: false, phase: isCompleted ? 'closed' : 'answering', answers: blank(questionIds) };
}

export function exerciseReducer<Given>(
  state: ExerciseState<Given>,
  action: ExerciseAction<NoInfer<Given>>,
): ExerciseState<Given> {
  switch (action.type) {
    case 'selected':
      return select(state, action.questionId, action.given);
    case 'check_started':
      return isReadyToCheck(state) ? { ...state, phase: 'checking' } : state;
    case 'check_stopped':
      // Verdicts so far stay; the other answers are sent with the next check.
      return state.phase === 'checking' ? { ...state, phase: 'answering' } : state;
    case 'judged':
      return judge(state, action.questionId, action.verdict);
    case 'replaced':
      return replace(state, action.questionId, action.given);
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
export function isReadyToCheck({ phase, answers }: ExerciseState<unknown>): boolean {
  return phase === 'answering' && Object.values(answers).every(({ selected }) => selected !== null);
}

/** Returns the answers still to be sent: those without a verdict. */
export function listUnjudged<Given>({
  answers,
}: ExerciseState<Given>): { questionId: string; given: Given }[] {
  return Object.entries(answers).flatMap(([questionId, { selected, verdict }]) =>
    selected !== null && verdict === null ? [{ questionId, given: selected }] : [],
  );
}

export function isCorrect({ verdict }: Answer<unknown>): boolean {
  return verdict?.kind === 'checked' && verdict.is_correct;
}

/** True if an answer of the last check did not reach the server. */
export function hasUnsent({ answers }: ExerciseState<unknown>): boolean {
  return Object.values(answers).some(({ verdict }) => verdict?.kind === 'unsent');
}

export function areAllCorrect({ phase, answers }: ExerciseState<unknown>): boolean {
  return phase === 'checked' && Object.values(answers).every(isCorrect);
}

function select<Given>(
  state: ExerciseState<Given>,
  questionId: string,
  given: Given | null,
): ExerciseState<Given> {
  const answer = state.answers[questionId];
  const isLocked = state.phase !== 'answering' || answer === undefined || answer.verdict !== null;
  return isLocked
    ? state
    : { ...state, answers: { ...state.answers, [questionId]: { selected: given, verdict: null } } };
}

function judge<Given>(
  state: ExerciseState<Given>,
  questionId: string,
  verdict: Verdict,
): ExerciseState<Given> {
  const answer = state.answers[questionId];
  if (state.phase !== 'checking' || answer === undefined) {
    return state;
  }
  const answers = { ...state.answers, [questionId]: { ...answer, verdict } };
  const isDone = Object.values(answers).every((each) => each.verdict !== null);
  return { ...state, phase: isDone ? 'checked' : 'checking', answers };
}

/** Puts another answer in the place of a wrong one and sends it at once, without a second press of Check. */
function replace<Given>(state: ExerciseState<Given>, questionId: string, given: Given): ExerciseState<Given> {
  const answer = state.answers[questionId];
  if (state.phase !== 'checked' || answer === undefined || isCorrect(answer)) {
    return state;
  }
  const answers = { ...state.answers, [questionId]: { selected: given, verdict: null } };
  return { ...state, phase: 'checking', answers };
}

/** An answer that was not sent stays selected, because it may be right. */
function forgetUnsent<Given>(answer: Answer<Given>): Answer<Given> {
  return answer.verdict?.kind === 'unsent' ? { ...answer, verdict: null } : answer;
}

function mapAnswers<Given>(
  answers: ExerciseState<Given>['answers'],
  change: (answer: Answer<Given>) => Answer<Given>,
): ExerciseState<Given>['answers'] {
  return Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, change(answer)]));
}

function blank(questionIds: readonly string[]): ExerciseState<never>['answers'] {
  return Object.fromEntries(questionIds.map((id) => [id, unanswered]));
}
