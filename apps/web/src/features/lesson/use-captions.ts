import type { Language, LearnContent } from '@python-learning/contract';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../lib/language/language.ts';
import { type Cue, parseVtt, retimeCues } from './captions.ts';

export type CaptionChoice = Language | 'off';

export type Captions = {
  /** What is said, in the language that is heard; null while it is on its way or where it can not be had. */
  spoken: readonly Cue[] | null;
  /** What is to be read under the picture. */
  shown: readonly Cue[];
  shownIn: Language;
};

/** Words that come with the lesson itself, once they have come: they are not loaded a second time. */
export type OwnWords = { known: readonly Cue[] | null; isComing: boolean };

/** The words of a lesson with their times, and those of the other language laid under the same voice. */
export function useCaptions(
  content: LearnContent,
  choice: CaptionChoice,
  { known, isComing }: OwnWords,
): Captions {
  const heard = useLanguage();
  const loaded = useCues(content, heard, known === null && !isComing).data ?? null;
  const spoken = known ?? loaded;
  const other = useCues(
    content,
    choice === 'off' ? heard : choice,
    choice !== 'off' && choice !== heard,
  ).data;
  const own = { spoken, shown: spoken ?? [], shownIn: heard };
  if (choice === 'off') {
    return { ...own, shown: [] };
  }
  const retimed = choice !== heard && spoken && other ? retimeCues(other, spoken) : null;
  return retimed === null ? own : { spoken, shown: retimed, shownIn: choice };
}

/** The address of the captions of a lesson in one language. */
export function captionsUrl({ captions }: LearnContent, language: Language): string | null {
  return captions.find(({ lang }) => lang === language)?.url ?? null;
}

function useCues(content: LearnContent, language: Language, isNeeded: boolean) {
  const url = captionsUrl(content, language);
  return useQuery({
    queryKey: ['captions', url],
    queryFn: ({ signal }) => fetchCues(url ?? '', signal),
    enabled: isNeeded && url !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function fetchCues(url: string, signal: AbortSignal): Promise<Cue[] | null> {
  const response = await fetch(url, { signal });
  const cues = response.ok ? parseVtt(await response.text()) : [];
  return cues.length > 0 ? cues : null;
}
