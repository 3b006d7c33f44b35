import type { CertificateKind, Contract, SentBodyOf } from '@python-learning/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { certificateCalls } from '../../lib/api/certificate-calls.ts';
import { useSession } from '../../lib/session/session.tsx';

export type CertificateChange = SentBodyOf<Contract['certificates']['changeCertificate']>;

/** Key without the language: one answer has both, so it stays valid when the language changes. */
function keyOf(kind: CertificateKind, learnerId: string | undefined) {
  return ['certificate', kind, learnerId];
}

export function useCertificate(kind: CertificateKind) {
  const { user } = useSession();
  return useQuery({
    queryKey: keyOf(kind, user?.id),
    queryFn: ({ signal }) => certificateCalls.certificate({ params: { kind }, signal }),
    // Always refetch, so that new progress counts; the answer is small.
    staleTime: 0,
  });
}

/** Changes a certificate; the screen then shows the server's answer. */
export function useChangeCertificate(kind: CertificateKind): (change: CertificateChange) => Promise<void> {
  const cache = useQueryClient();
  const { user } = useSession();
  return useCallback(
    async (change) => {
      const after = await certificateCalls.changeCertificate({ params: { kind }, body: change });
      cache.setQueryData(keyOf(kind, user?.id), after);
    },
    [cache, kind, user],
  );
}
