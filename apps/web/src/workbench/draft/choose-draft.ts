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
  /** Of an own program: the version that this code is, or was changed from. */
  version?: number;
  /** Of an own program: code that another device saved since; the learner chooses. */
  other?: string;
};

/** The code of a task as the server knows it: the draft and the starter. */
type Known = Pick<CodingQuestion, 'draft_code' | 'draft_written_at' | 'example_code'>;

/** A task that code is written for. */
export type DraftedTask = Known & {
  id: string;
  /** Counts the changes of an own program; a task of the course has none, and its newest code wins. */
  version?: number;
};

/**
 * Returns the newer of this browser's draft and the server's; without either, the starter. Of an own program, code that
 * the server does not have stays.
 */
export function chooseDraft(local: LocalDraft | null, task: Omit<DraftedTask, 'id'>): FirstCode {
  const server = serverDraft(task);
  if (task.version !== undefined && server !== null) return chooseVersion(local, server, task.version);
  if (local === null || local.code === server?.code) {
    return server ?? { code: task.example_code, writtenAt: 0, isSent: true, setAside: null };
  }
  if (server !== null && server.writtenAt > local.writtenAt) {
    return { ...server, setAside: local.isSent ? null : local.code };
  }
  return { ...local, setAside: null };
}

function chooseVersion(local: LocalDraft | null, server: FirstCode, version: number): FirstCode {
  const base = local?.version ?? 0;
  const isKnown = local === null || local.code === server.code || (local.isSent && base <= version);
  if (isKnown) return { ...server, version };
  // A page may know an older version than its browser has saved.
  return { ...local, setAside: null, version: base, ...(base < version ? { other: server.code } : {}) };
}

function serverDraft({ draft_code: code, draft_written_at: writtenAt }: Known): FirstCode | null {
  if (code === null) return null;
  return { code, writtenAt: writtenAt === null ? 0 : Date.parse(writtenAt), isSent: true, setAside: null };
}
