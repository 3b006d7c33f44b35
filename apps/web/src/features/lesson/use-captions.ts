import type { LearnContent } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../lib/language/language.ts';
import { type Cue, parseVtt, retimeCues } from './captions.ts';

export type CaptionChoice = Language | 'off';

export type Captions = {
  /** The words in the language of the voice; null while they load or if they are not available. */
  spoken: readonly Cue[] | null;
  shown: readonly Cue[];
  shownIn: Language;
};

/** Captions that are part of the lesson itself. Once known, they are not loaded a second time. */
export type OwnWords = { known: readonly Cue[] | null; isComing: boolean };

/** The captions of a lesson, and those of the other language with the times of the spoken words. */
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

/** Returns the address of a lesson's captions in one language, or null. */
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
