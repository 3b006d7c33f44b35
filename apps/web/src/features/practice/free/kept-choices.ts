import { type CodingQuestion, type TaskChoices, taskChoices } from '@python-learning/contract';
import { learnerStorage } from '../../../lib/storage/learner-storage.ts';
import { fieldsOf, readList } from '../../../lib/storage/read-fields.ts';

/** What was chosen for a free task, stored in this browser until the server has it. */
export type KeptChoices = { milestoneId: string; questionId: string; chosen: TaskChoices };

/** Keeps the newest choices for a question, to be sent after those of others. */
export function keepChoices(kept: KeptChoices): void {
  write([...listKept().filter(({ questionId }) => questionId !== kept.questionId), kept]);
}

/** Forgets choices that the server has, unless they were changed since. */
export function forgetChoices(sent: KeptChoices): void {
  write(listKept().filter((one) => !isSame(one, sent)));
}

/** The choices that are not sent yet, the oldest first. What is stored in another form is left out. */
export function listKept(): KeptChoices[] {
  return readList(learnerStorage.readTaskChoices()).flatMap((stored) => {
    const { milestoneId, questionId, chosen } = fieldsOf(stored);
    const read = taskChoices.safeParse(chosen);
    const isRead = typeof milestoneId === 'string' && typeof questionId === 'string' && read.success;
    return isRead ? [{ milestoneId, questionId, chosen: read.data }] : [];
  });
}

/** A question with what was chosen for it here, though the server may not know it yet. */
export function withKeptChoices(question: CodingQuestion): CodingQuestion {
  const kept = listKept().find(({ questionId }) => questionId === question.id);
  if (kept === undefined || question.free === undefined) return question;
  return { ...question, free: { ...question.free, chosen: kept.chosen } };
}

function isSame(one: KeptChoices, other: KeptChoices): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function write(kept: readonly KeptChoices[]): void {
  learnerStorage.rememberTaskChoices(kept.length === 0 ? null : JSON.stringify(kept));
}
