import type { CardResult } from '@python-learning/contract';
import type { CardAnswer, DeckKind } from '@python-learning/domain';

export type DeckCardAnswer = CardAnswer<DeckKind>;

/**
 * Where a card is: to be answered, perhaps again; on its way; not sent; graded; or kept in this browser until the server
 * replies.
 */
export type CardPhase =
  | { kind: 'open'; wrong: DeckCardAnswer | null }
  | { kind: 'sending'; answer: DeckCardAnswer }
  | { kind: 'failed'; answer: DeckCardAnswer; failure: unknown }
  | { kind: 'graded'; answer: DeckCardAnswer; result: CardResult }
  | { kind: 'kept'; answer: DeckCardAnswer };

/** A run through some cards. */
export type Run = {
  /** Which card is shown, from 0. */
  index: number;
  /** How many wrong answers the card has had. */
  wrongAnswers: number;
  phase: CardPhase;
  /** For each card that is left behind, whether it was answered right at last. */
  solved: readonly boolean[];
};

export type RunEvent =
  | { type: 'answered'; answer: DeckCardAnswer }
  | { type: 'graded'; result: CardResult }
  | { type: 'kept' }
  | { type: 'failed'; failure: unknown }
  | { type: 'retried' }
  | { type: 'went-on' };

/** Wrong answers after which a card can be left: it is no wall. */
const wrongAnswersToLeave = 2;

export const newRun: Run = {
  index: 0,
  wrongAnswers: 0,
  phase: { kind: 'open', wrong: null },
  solved: [],
};

export function runReducer(run: Run, event: RunEvent): Run {
  const { phase } = run;
  if (event.type === 'answered') return { ...run, phase: { kind: 'sending', answer: event.answer } };
  if (event.type === 'went-on') {
    return { ...newRun, index: run.index + 1, solved: [...run.solved, isSolved(run)] };
  }
  if (phase.kind === 'open') return run;
  const { answer } = phase;
  switch (event.type) {
    case 'graded': {
      const wrongAnswers = run.wrongAnswers + (event.result.is_correct ? 0 : 1);
      return { ...run, wrongAnswers, phase: { kind: 'graded', answer, result: event.result } };
    }
    case 'kept':
      return { ...run, phase: { kind: 'kept', answer } };
    case 'failed':
      return { ...run, phase: { kind: 'failed', answer, failure: event.failure } };
    case 'retried':
      return { ...run, phase: { kind: 'open', wrong: answer } };
  }
}

/** Whether the answer that the card shows is right; null before it was graded. */
export function isRightIn(phase: CardPhase): boolean | null {
  if (phase.kind === 'graded') return phase.result.is_correct;
  return phase.kind === 'open' && phase.wrong !== null ? false : null;
}

/** Whether the shown card was answered right. */
export function isSolved({ phase }: Run): boolean {
  return isRightIn(phase) === true;
}

/** Whether the learner may go on to the next card, or to the end. */
export function mayGoOn(run: Run): boolean {
  return run.phase.kind === 'kept' || isSolved(run) || run.wrongAnswers >= wrongAnswersToLeave;
}
