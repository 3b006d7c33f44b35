import type { Contract, Milestone, Progress, SentBodyOf } from '@python-learning/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { keepWhileTranslating } from '../../lib/data/queries.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';

/** Order of the first milestone with a warm-up: before it there is nothing to review. */
const firstOrder = 2;

/** Whether a warm-up may be offered, judged without asking for the warm-up itself. False while progress is not known. */
export function mayWarmUp({ id, order }: Milestone, progress: Progress | undefined): boolean {
  if (progress === undefined) return false;
  const isBegun =
    progress.watched_videos.includes(id) || progress.completed_milestones.some((one) => one.id === id);
  return order >= firstOrder && !isBegun && !learnerStorage.isWarmUpClosed(id);
}

/** The warm-up before a milestone, loaded once per visit and language. */
export function useWarmUp(milestoneId: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['warm-up', milestoneId, language],
    placeholderData: keepWhileTranslating(['warm-up', milestoneId]),
    queryFn: ({ signal }) => api.warmUp.warmUp({ params: { id: milestoneId }, signal }),
    // Questions stay the same while they are answered; the next visit loads those that are left.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

type Sent = SentBodyOf<Contract['warmUp']['answerWarmUp']>;

/** Sends an answer, or that the learner skips the rest. */
export function useAnswerWarmUp(milestoneId: string) {
  return useMutation({
    mutationFn: (body: Sent) => api.warmUp.answerWarmUp({ params: { id: milestoneId }, body }),
    onSuccess: ({ status }) => {
      if (status !== 'offered') learnerStorage.rememberWarmUpClosed(milestoneId);
    },
  });
}
