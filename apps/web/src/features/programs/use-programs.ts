import type { OwnProgram } from '@python-learning/contract';
import type { Drawing } from '@python-learning/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { dataKeys } from '../../lib/data/queries.ts';
import { useSession } from '../../lib/session/session.tsx';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { chooseDraft, type DraftedTask } from '../../workbench/draft/choose-draft.ts';
import { readLocalDraft } from '../../workbench/draft/local-draft.ts';

export function useProgram(id: string) {
  const { user } = useSession();
  return useQuery({
    queryKey: [...dataKeys.programs, user?.id, id],
    queryFn: ({ signal }) => api.programs.program({ params: { id }, signal }),
    staleTime: 0,
  });
}

/** An own program as a task: it has no starter, and its versions say what was changed elsewhere. */
export function draftedTask({ id, code, version, changed_at: changedAt }: OwnProgram): DraftedTask {
  return { id, example_code: '', draft_code: code, draft_written_at: changedAt, version };
}

/** What was typed for a program on this device and is not on the server; null if there is nothing. */
export function readUnsentCode(id: string): string | null {
  const draft = readLocalDraft(id);
  return draft === null || draft.isSent ? null : draft.code;
}

/** True where the failed call was for a program that the learner does not have, or not any more. */
export function isGone(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'not_found';
}

/** A program as the learner last saw it here: with what is typed on this device and not sent yet. */
export async function fetchAsTyped(id: string): Promise<OwnProgram> {
  const program = await api.programs.program({ params: { id } });
  return { ...program, code: chooseDraft(readLocalDraft(id), draftedTask(program)).code };
}

export function useRenameProgram(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (title: string) => api.programs.renameProgram({ params: { id }, body: { title } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: dataKeys.programs }),
  });
}

/** What the last run of a program drew; null for nothing. */
export async function fetchDrawing(id: string, signal?: AbortSignal): Promise<Drawing | null> {
  return (await api.programs.programDrawing({ params: { id }, ...(signal && { signal }) })).drawing;
}

export function useProgramDrawing(id: string) {
  const { user } = useSession();
  return useQuery({
    queryKey: [...dataKeys.programs, user?.id, id, 'drawing'],
    queryFn: ({ signal }) => fetchDrawing(id, signal),
    staleTime: 0,
  });
}

/** Shows a program on the dashboard, or shows none. */
export function useShowProgram(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (isShown: boolean) =>
      api.programs.showProgram({ params: { id }, body: { is_shown: isShown } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: dataKeys.programs }),
  });
}

/** Deletes a program, and what this browser stores of it. */
export function useDeleteProgram(id: string) {
  const cache = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: () => api.programs.deleteProgram({ params: { id } }),
    onSuccess: async () => {
      learnerStorage.forgetCodeDraft(id);
      learnerStorage.forgetCodeResult(id);
      cache.removeQueries({ queryKey: [...dataKeys.programs, user?.id, id] });
      await cache.invalidateQueries({ queryKey: [...dataKeys.programs, user?.id], exact: true });
    },
  });
}
