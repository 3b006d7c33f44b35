import type { PersonalizedExercise } from '@python-learning/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { personalizedCalls } from '../../lib/api/personalized-calls.ts';
import { dataKeys, keepWhileTranslating } from '../../lib/data/queries.ts';
import { getLanguage, useLanguage } from '../../lib/language/language.ts';
import { useSession } from '../../lib/session/session.tsx';

const keys = {
  list: ['personalized-exercises'],
  one: ['personalized-exercise'],
  stats: ['personalized-stats'],
} as const;

/** The newest exercises of the learner, newest first. */
export function useExercises() {
  const language = useLanguage();
  const { user } = useSession();
  return useQuery({
    queryKey: [...keys.list, user?.id, language],
    placeholderData: keepWhileTranslating([...keys.list, user?.id]),
    queryFn: ({ signal }) => personalizedCalls.personalizedExercises({ signal }),
  });
}

/** An exercise that is too old for the list; asked for only when `id` is not null. */
export function useOlderExercise(id: string | null) {
  const language = useLanguage();
  const { user } = useSession();
  return useQuery({
    queryKey: [...keys.one, user?.id, id, language],
    placeholderData: keepWhileTranslating([...keys.one, user?.id, id]),
    queryFn: ({ signal }) => personalizedCalls.personalizedExercise({ params: { id: id ?? '' }, signal }),
    enabled: id !== null,
  });
}

/** How many exercises the learner has made and solved, and how many are left today. */
export function useStats() {
  const language = useLanguage();
  const { user } = useSession();
  return useQuery({
    queryKey: [...keys.stats, user?.id, language],
    placeholderData: keepWhileTranslating([...keys.stats, user?.id]),
    queryFn: ({ signal }) => personalizedCalls.personalizedStats({ signal }),
  });
}

/** Returns a function that stores an exercise from the server: the whole screen shows it at once. */
export function useExerciseKeeper(): (exercise: PersonalizedExercise) => void {
  const cache = useQueryClient();
  const { user } = useSession();
  return useCallback(
    (exercise) => {
      void cache.cancelQueries({ queryKey: keys.list });
      // Marks the list as stale without reloading it: other languages reload when they are shown.
      void cache.invalidateQueries({ queryKey: keys.list, refetchType: 'none' });
      cache.setQueryData([...keys.one, user?.id, exercise.id, getLanguage()], exercise);
      cache.setQueryData<PersonalizedExercise[]>([...keys.list, user?.id, getLanguage()], (list) =>
        list === undefined ? undefined : withExercise(list, exercise),
      );
    },
    [cache, user],
  );
}

/** Returns a function that reloads stats and points after something was made or solved. */
export function useCountAgain(): () => void {
  const cache = useQueryClient();
  return useCallback(() => {
    void cache.invalidateQueries({ queryKey: keys.stats });
    void cache.invalidateQueries({ queryKey: dataKeys.progress });
  }, [cache]);
}

/** Replaces an exercise, or adds the newest in front; one too old for the list is left out. */
function withExercise(list: readonly PersonalizedExercise[], exercise: PersonalizedExercise) {
  if (list.some(({ id }) => id === exercise.id)) {
    return list.map((one) => (one.id === exercise.id ? exercise : one));
  }
  const newest = list[0];
  const isNew = newest === undefined || exercise.created_at >= newest.created_at;
  return isNew ? [exercise, ...list] : [...list];
}
