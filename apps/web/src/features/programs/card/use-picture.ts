import type { OwnProgram, RunResult } from '@python-learning/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { dataKeys } from '../../../lib/data/queries.ts';
import { useSession } from '../../../lib/session/session.tsx';

/** What a program shows: it is run once, with the lines that were typed last. */
export function usePicture({ id, code, inputs, version }: OwnProgram) {
  const { user } = useSession();
  return useQuery({
    queryKey: [...dataKeys.programs, user?.id, id, 'picture', version, inputs],
    queryFn: ({ signal }): Promise<RunResult> =>
      api.programs.runProgram({ params: { id }, body: { code, inputs }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
