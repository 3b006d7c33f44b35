import type { CodingQuestion } from '@python-learning/contract';
import type { LocalDraft } from './local-draft.ts';

/** The code with which a visit to a task begins. */
export type FirstCode = {
  code: string;
  /** When it was typed, in milliseconds since 1970; 0 for the starter. */
  writtenAt: number;
  isSent: boolean;
  /** Code of this device that the server never received and newer code replaces; otherwise null. */
  setAside: string | null;
};

/** The code of a task as the server knows it: the draft and the starter. */
type Known = Pick<CodingQuestion, 'draft_code' | 'draft_written_at' | 'example_code'>;

/** A task that code is written for. */
export type DraftedTask = Known & { id: string };

/** Returns the newer of this browser's draft and the server's; without either, the starter. */
export function chooseDraft(local: LocalDraft | null, task: Known): FirstCode {
  const server = serverDraft(task);
  if (local === null || local.code === server?.code) {
    return server ?? { code: task.example_code, writtenAt: 0, isSent: true, setAside: null };
  }
  if (server !== null && server.writtenAt > local.writtenAt) {
    return { ...server, setAside: local.isSent ? null : local.code };
  }
  return { ...local, setAside: null };
}

function serverDraft({ draft_code: code, draft_written_at: writtenAt }: Known): FirstCode | null {
  if (code === null) return null;
  return { code, writtenAt: writtenAt === null ? 0 : Date.parse(writtenAt), isSent: true, setAside: null };
}
