import { m } from '../../compiled-messages/messages.ts';
import { ApiError, isUnanswered } from './api-error.ts';

/** What every screen says where the server did not answer. */
export function noAnswerSentence(): string {
  return m.core_network_failed();
}

/** The same for the failure of a call; null if the server answered. */
export function noAnswerText(failure: unknown): string | null {
  return isUnanswered(failure) ? noAnswerSentence() : null;
}

/** Why an action failed: the sentence about the missing answer, or the action's own. */
export function noAnswerOr(failure: unknown, own: () => string): string {
  return noAnswerText(failure) ?? own();
}

/** Why an action was refused, in the server's words if it sent some; else as `noAnswerOr`. */
export function refusalOr(failure: unknown, own: () => string): string {
  const said = failure instanceof ApiError && failure.status < 500 ? failure.detail : undefined;
  return said ?? noAnswerOr(failure, own);
}

/** Why content is missing: its own sentence, followed by the one about the missing answer. */
export function withNoAnswer(failure: unknown, own: () => string): string {
  const noAnswer = noAnswerText(failure);
  return noAnswer === null ? own() : `${own()} ${noAnswer}`;
}
