import { useQuery } from '@tanstack/react-query';
import { type LiteLesson, openLiteLesson } from '../../../lesson-stage/open-lite-lesson.ts';
import type { Cue } from '../captions.ts';

export type LiteQuery = { lesson: LiteLesson | null; hasFailed: boolean; reload: () => void };

/** The lite lesson at an address. Loads nothing when the address is null. */
export function useLiteLesson(url: string | null): LiteQuery {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['lite-lesson', url],
    queryFn: ({ signal }) => openLiteLesson(url ?? '', signal),
    enabled: url !== null,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return { lesson: data ?? null, hasFailed: isError && !isFetching, reload: () => void refetch() };
}

/** Time that a caption stays for slow readers, as in caption files, but not beyond the next caption. */
const lingerMs = 400;

/** Returns the spoken words with their times, so that no captions have to be loaded. */
export function cuesOf({ timeline }: Pick<LiteLesson, 'timeline'>): Cue[] {
  const spoken = timeline.scenes.flatMap(({ speech }) => speech);
  return spoken.map(({ text, startMs, endMs, words, speaker }, index) => {
    const untilMs = Math.min(endMs + lingerMs, spoken[index + 1]?.startMs ?? Number.POSITIVE_INFINITY);
    return {
      text,
      startS: startMs / 1000,
      endS: untilMs / 1000,
      ...(words === undefined ? {} : { wordsS: words.map((ms) => ms / 1000) }),
      ...(speaker === 'pupil' ? { isPupil: true } : {}),
    };
  });
}
