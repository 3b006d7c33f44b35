import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { readLocalDraft, writeLocalDraft } from './local-draft.ts';
import type { SaveDraft } from './send-draft.ts';
import { useUnsentDrafts } from './use-unsent-drafts.ts';

const ids = ['q1', 'q2', 'q3'];

function remember(...unsent: string[]): void {
  for (const id of unsent) writeLocalDraft(id, { code: `of ${id}`, writtenAt: 1, isSent: false });
}

it('sends the drafts of the tasks that are not open, one after the other', async () => {
  remember(...ids);
  const save = vi.fn<SaveDraft>(async (_id, { code, written_at }) => ({ code, written_at }));
  renderHook(() => useUnsentDrafts(ids, 'q2', save));
  expect(save).toHaveBeenCalledTimes(0);
  await waitFor(() => expect(readLocalDraft('q3')?.isSent).toBe(true));
  expect(save.mock.calls.map(([id]) => id)).toEqual(['q1', 'q3']);
  expect(readLocalDraft('q2')?.isSent).toBe(false);
});

it('goes on after a refusal, and when the connection is back', async () => {
  remember(...ids);
  const failures = [new ApiError(400, {}), new NetworkError('down')];
  const save = vi.fn<SaveDraft>(async (_id, { code, written_at }) => {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return { code, written_at };
  });
  renderHook(() => useUnsentDrafts(ids, undefined, save));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(readLocalDraft('q3')?.isSent).toBe(true);
  });
  expect(save.mock.calls.map(([id]) => id)).toEqual(['q1', 'q2', 'q2', 'q3']);
  expect(readLocalDraft('q1')?.isSent).toBe(false);
});

it('leaves an own program that was changed elsewhere for the learner to choose, and goes on', async () => {
  remember(...ids);
  const save = vi.fn<SaveDraft>(async (id, { code, written_at }) =>
    id === 'q1' ? { code: 'of the other', written_at, version: 2 } : { code, written_at },
  );
  renderHook(() => useUnsentDrafts(ids, undefined, save));
  await waitFor(() => expect(readLocalDraft('q3')?.isSent).toBe(true));
  expect(save).toHaveBeenCalledTimes(3);
  expect(readLocalDraft('q1')).toMatchObject({ code: 'of q1', isSent: false });
});
