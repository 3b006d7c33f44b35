import type { ChangedPart, OwnShare, ProgramShare, ShareKind } from '@python-learning/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { shareCalls } from '../../../lib/api/share-calls.ts';
import { dataKeys } from '../../../lib/data/queries.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { isGone } from '../use-programs.ts';

/** What is sent to make a link, or to show the new version under it. */
export type WantedShare = { kind: ShareKind; changed?: ChangedPart };

/** The links of the learner's own programs. */
export function useShares() {
  const { user } = useSession();
  return useQuery({
    queryKey: [...dataKeys.programs, user?.id, 'shares'],
    queryFn: ({ signal }) => shareCalls.shares({ signal }),
    staleTime: 0,
  });
}

/** The link of one program, or whether it may have one. Asked again on return to the page: another one may have ended it. */
export function useProgramShare(id: string) {
  return useQuery({
    queryKey: useShareKey(id),
    queryFn: ({ signal }) => shareCalls.programShare({ params: { id }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/**
 * Makes a link of a program; with one already, others see the program as it is stored now. What was done is said here: the
 * part that asked for it is gone by then.
 */
export function useShareProgram(id: string, done: (state: ProgramShare) => string) {
  const keep = useKeepShare(id);
  return useMutation({
    mutationFn: (wanted: WantedShare) => shareCalls.shareProgram({ params: { id }, body: wanted }),
    onSuccess: (state) => {
      showToast(done(state));
      return keep(() => state);
    },
  });
}

export function useChangeKind(id: string) {
  const keep = useKeepShare(id);
  return useMutation({
    mutationFn: (kind: ShareKind) => shareCalls.changeShareKind({ params: { id }, body: { kind } }),
    onError: useAskWhereGone(id),
    onSuccess: (share) => keep((before) => ({ ...before, share })),
  });
}

/** Keeps a link that nobody has opened for a long time. */
export function useProlongShare(id: string) {
  const keep = useKeepShare(id);
  return useMutation({
    mutationFn: () => shareCalls.keepShare({ params: { id } }),
    onError: useAskWhereGone(id),
    onSuccess: (share) => {
      // Said here: the part that asked for it is gone once the link is known to stay.
      showToast(m.programs_share_kept());
      return keep((before) => ({ ...before, share }));
    },
  });
}

export function useEndShare(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => shareCalls.endShare({ params: { id } }),
    onError: useAskWhereGone(id),
    onSuccess: () => cache.invalidateQueries({ queryKey: dataKeys.programs }),
  });
}

/** Asks for the link again once the program is saved: whether it may be shared, and what others see, depends on its code. */
export function useShareOfSaved(id: string, isSaved: boolean): void {
  const cache = useQueryClient();
  const { user } = useSession();
  const ownerId = user?.id;
  useEffect(() => {
    if (isSaved) void cache.invalidateQueries({ queryKey: shareKey(ownerId, id) });
  }, [cache, ownerId, id, isSaved]);
}

/** Asks for the link again after a call that did not find it: it was ended elsewhere. */
function useAskWhereGone(id: string) {
  const cache = useQueryClient();
  const key = useShareKey(id);
  return async (failure: unknown) => {
    if (isGone(failure)) await cache.invalidateQueries({ queryKey: key });
  };
}

/** Stores what a call said of a link, so that the sheet shows it at once, and lets the list ask again. */
function useKeepShare(id: string) {
  const cache = useQueryClient();
  const { user } = useSession();
  const key = useShareKey(id);
  return async (next: (before: ProgramShare) => ProgramShare) => {
    cache.setQueryData<ProgramShare>(key, (before) => next(before ?? nothingKnown));
    await cache.invalidateQueries({ queryKey: [...dataKeys.programs, user?.id, 'shares'] });
  };
}

function shareKey(learnerId: string | undefined, programId: string) {
  return [...dataKeys.programs, learnerId, programId, 'share'];
}

function useShareKey(id: string) {
  const { user } = useSession();
  return shareKey(user?.id, id);
}

const nothingKnown: ProgramShare = {
  share: null,
  qr: null,
  offer: 'offered',
  origin: null,
  needs_changed: false,
  personal_data: [],
};

/** The link of a program among those of the learner; null without one. */
export function shareOf(shares: readonly OwnShare[] | undefined, programId: string): OwnShare | null {
  return shares?.find(({ program_id }) => program_id === programId) ?? null;
}
