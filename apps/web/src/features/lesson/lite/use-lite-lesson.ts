import type { Timeline } from '@python-learning/stage';
import { useQuery } from '@tanstack/react-query';
import { UnexpectedAnswerError } from '../../../lib/api/api-error.ts';
import { partMs } from '../../../lib/parts/part.ts';
import { inTime } from '../../../lib/waiting/in-time.ts';
import type { Cue } from '../captions.ts';

type StagePort = typeof import('./stage-port.ts');

/** A lite lesson that can be played: its data, and the functions that draw it. */
export type LiteLesson = { timeline: Timeline } & Pick<StagePort, 'frameAt' | 'patchStage'>;

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

/** @throws Error when the file or the stage cannot be loaded or does not come, or the file is not a lite lesson */
async function openLiteLesson(url: string, signal: AbortSignal): Promise<LiteLesson> {
  const parts = Promise.all([import('./stage-port.ts'), fetchJson(url, signal)]);
  const [{ frameAt, patchStage, readLiteLesson }, file] = await inTime(parts, partMs);
  return { frameAt, patchStage, timeline: readLiteLesson(file) };
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new UnexpectedAnswerError(`The lite lesson answered ${response.status}`);
  return response.json();
}
