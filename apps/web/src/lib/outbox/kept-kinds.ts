import { type Retry, retries } from '../api/retries.ts';
import { draftKeyOf } from '../storage/draft-key.ts';
import { readFields } from '../storage/read-fields.ts';

/** Work of a learner that is stored in this browser and sent by an outbox. */
export type KeptKind = {
  /** Beginning of its keys in the learner's storage. Unsent work is set aside when a session ends by itself. */
  keys: string;
  /** Whether the server may lack a stored text; without it, true. */
  isUnsent?: (stored: string) => boolean;
  /** When a failed call is repeated, and what ends it. */
  retry: Retry;
  /** Pause after the last change before it is sent, in milliseconds; without it, none. */
  pauseMs?: number;
  /** Longest time that changes without a pause are held back, in milliseconds; without it, no limit. */
  patienceMs?: number;
  /** True if it is sent when the page is hidden or left, or the outbox is stopped. Otherwise the next visit sends it. */
  isSentAtEnd?: true;
};

const draft = { keys: draftKeyOf(''), isUnsent: isUnsentDraft, retry: retries.kept };

/** Everything that is stored in this browser and sent when possible. */
export const keptKinds = {
  /** Program of the task on the screen. */
  draft: { ...draft, pauseMs: 1500, patienceMs: 10_000, isSentAtEnd: true },
  /** Programs of the tasks that are not on the screen. */
  otherDraft: draft,
  /** That the lessons of a milestone were watched. */
  watchMark: { keys: 'video_watched_', retry: retries.kept },
  /** Answers to the cards of a day. */
  deckAnswer: { keys: 'deck_answers', retry: retries.kept },
  /** What was chosen for free tasks. */
  taskChoices: { keys: 'task_choices', retry: retries.kept },
  /** Choices for the account. A switch that is pressed twice is sent once. */
  choices: { keys: 'account_settings', retry: retries.choices, pauseMs: 400 },
} satisfies Record<string, KeptKind>;

function isUnsentDraft(stored: string): boolean {
  return readFields(stored)['isSent'] !== true;
}
