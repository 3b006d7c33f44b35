import {
  type apiBase,
  courseContract,
  exerciseContract,
  type Progress,
  practiceContract,
  progressContract,
  subscriptionsContract,
} from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { hashKey, type QueryKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { takeWrittenAnswer } from '../api/early-answers.ts';
import type { SentCall } from '../api/transport.ts';
import { getLanguage, useLanguage } from '../language/language.ts';
import { useSession } from '../session/session.tsx';

/**
 * Keys of cached data. `invalidateQueries({ queryKey: dataKeys.progress })` reaches every language: the full key ends
 * with the language, so that content is loaded again when it changes.
 */
export const dataKeys = {
  milestones: ['milestones'],
  progress: ['progress'],
  learnContents: (milestoneId: string) => ['learn-contents', milestoneId],
  codingExercise: (milestoneId: string) => ['coding-exercise', milestoneId],
  mcqQuestions: (milestoneId: string) => ['mcq-questions', milestoneId],
  ownProgram: ['own-program'],
  /** Every list and every one of the learner's own programs. */
  programs: ['programs'],
  plans: ['plans'],
  subscription: ['subscription'],
} as const satisfies Record<string, QueryKey | ((id: string) => QueryKey)>;

export function useMilestones() {
  const language = useLanguage();
  return useQuery({
    queryKey: [...dataKeys.milestones, language],
    placeholderData: keepWhileTranslating([...dataKeys.milestones]),
    queryFn: ({ signal }) => api.course.milestones({ signal }),
    initialData: () => writtenData(courseContract.milestones) ?? undefined,
  });
}

/** Points, badges and what is done; asked only when a learner is logged in. */
export function useProgress() {
  const language = useLanguage();
  const { user } = useSession();
  return useQuery({
    queryKey: [...dataKeys.progress, user?.id, language],
    placeholderData: keepWhileTranslating([...dataKeys.progress, user?.id]),
    queryFn: ({ signal }) => api.progress.progress({ signal }),
    initialData: () => (user === null ? undefined : (writtenData(progressContract.progress) ?? undefined)),
    enabled: user !== null,
  });
}

/**
 * Returns a function that stores the progress a call answered with, so that every screen shows it at once. Cancels a
 * pending request for the progress, because it is older.
 */
export function useKeepProgress(): (after: Progress) => void {
  const cache = useQueryClient();
  const { user } = useSession();
  return useCallback(
    (after) => {
      void cache.cancelQueries({ queryKey: dataKeys.progress });
      cache.setQueryData([...dataKeys.progress, user?.id, getLanguage()], after);
    },
    [cache, user],
  );
}

export function useLearnContents(milestoneId: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...dataKeys.learnContents(milestoneId), language],
    placeholderData: keepWhileTranslating(dataKeys.learnContents(milestoneId)),
    queryFn: ({ signal }) => api.course.learnContents({ params: { id: milestoneId }, signal }),
    initialData: () => writtenData(courseContract.learnContents, milestoneId) ?? undefined,
  });
}

export function useCodingExercise(milestoneId: string) {
  return useQuery(codingExerciseIn(useLanguage(), milestoneId));
}

export function codingExerciseIn(language: Language, milestoneId: string) {
  return queryOptions({
    queryKey: [...dataKeys.codingExercise(milestoneId), language],
    placeholderData: keepWhileTranslating(dataKeys.codingExercise(milestoneId)),
    queryFn: ({ signal }) => api.practice.questions({ params: { id: milestoneId }, signal }),
    initialData: () => writtenData(practiceContract.questions, milestoneId) ?? undefined,
  });
}

export function useMcqQuestions(milestoneId: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...dataKeys.mcqQuestions(milestoneId), language],
    placeholderData: keepWhileTranslating(dataKeys.mcqQuestions(milestoneId)),
    queryFn: ({ signal }) => api.exercise.mcqQuestions({ params: { id: milestoneId }, signal }),
    initialData: () => writtenData(exerciseContract.mcqQuestions, milestoneId) ?? undefined,
  });
}

/**
 * Returns a function that loads the practice or the exercise on the screen again, for media that failed: the addresses
 * of paid milestones expire, and the answer has new ones.
 */
export function useFreshMedia(kind: 'coding-exercise' | 'mcq-questions'): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: [kind] });
}

/** The running subscription, null without one; asked only when a learner is logged in. */
export function useSubscription() {
  const language = useLanguage();
  const { user } = useSession();
  return useQuery({
    queryKey: [...dataKeys.subscription, user?.id, language],
    placeholderData: keepWhileTranslating([...dataKeys.subscription, user?.id]),
    queryFn: ({ signal }) => fetchSubscription(signal),
    initialData: () => (user === null ? undefined : writtenData(subscriptionsContract.subscriptionStatus)),
    enabled: user !== null,
  });
}

/** Shows the cached data until the other language has loaded, so that a screen keeps its state. */
export function keepWhileTranslating(keyWithoutLanguage: QueryKey) {
  return <T>(previous: T | undefined, query: { queryKey: QueryKey } | undefined): T | undefined =>
    query !== undefined && hashKey(query.queryKey.slice(0, -1)) === hashKey(keyWithoutLanguage)
      ? previous
      : undefined;
}

async function fetchSubscription(signal: AbortSignal) {
  try {
    return await api.subscriptions.subscriptionStatus({ signal });
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 404) return null;
    throw failure;
  }
}

const apiPath: typeof apiBase = '/api';

type ReadCall<Data> = Pick<SentCall, 'path'> & {
  response: { safeParse: (body: unknown) => { success: true; data: Data } | { success: false } };
};

/**
 * Returns the data that the server has written into the page for this call, so that a screen has its content at its
 * first rendering; undefined without. Null where the server says "not found".
 */
function writtenData<Data>({ path, response }: ReadCall<Data>, id = ''): Data | null | undefined {
  const answer = takeWrittenAnswer(`${apiPath}${path.replace(':id', encodeURIComponent(id))}`);
  if (answer === undefined) return undefined;
  const [status, body] = answer;
  if (status === 404) return null;
  const parsed = response.safeParse(body);
  return parsed.success ? parsed.data : undefined;
}
