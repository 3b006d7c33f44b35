import { type BodyOf, type contract, ownProgramLimits } from '@python-learning/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { useSameKey } from '../api/use-same-key.ts';
import { useSession } from '../session/session.tsx';
import { dataKeys } from './queries.ts';

type NewProgram = BodyOf<typeof contract.programs.createProgram>;

/** The own programs of the learner, the one that was changed last first. Another device may have changed them. */
export function usePrograms() {
  const { user } = useSession();
  return useQuery({
    queryKey: [...dataKeys.programs, user?.id],
    queryFn: ({ signal }) => api.programs.programs({ signal }),
    staleTime: 0,
  });
}

/**
 * Begins an own program of the learner: an empty one, or a copy of any other. The same one that is begun again after its answer
 * was lost is begun once.
 */
export function useCreateProgram() {
  const cache = useQueryClient();
  const withSameKey = useSameKey();
  return useMutation({
    mutationFn: (program: NewProgram) =>
      withSameKey(program, (idempotencyKey) => api.programs.createProgram({ body: program, idempotencyKey })),
    onSuccess: () => cache.invalidateQueries({ queryKey: dataKeys.programs, refetchType: 'none' }),
  });
}

/** Shortens a text to the length of a title, between two letters. `whole` is the title that is made of it. */
export function fittingTitle(text: string, whole: (text: string) => string = (text) => text): string {
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (whole(letters.join('')).length > ownProgramLimits.maxTitleLength) letters.pop();
  return whole(letters.join(''));
}
