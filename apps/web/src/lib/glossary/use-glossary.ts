import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../api/api.ts';
import { useLanguage } from '../language/language.ts';
import { createTermFinder, splitAtTerms, type TermFinder, type TermPiece } from './find-terms.ts';

/** Returns the texts split at glossary words. The glossary is loaded when the browser is idle. */
export function useTermPieces(texts: readonly string[]): TermPiece[][] {
  const find = useTermFinder();
  const key = texts.join('\u0000');
  return useMemo(() => splitAtTerms(key.split('\u0000'), find), [key, find]);
}

/** The finder of the glossary. Finds nothing until the glossary is loaded, or if loading fails. */
function useTermFinder(): TermFinder {
  const language = useLanguage();
  const isIdle = useIdle();
  const { data } = useQuery({
    queryKey: ['glossary', language],
    queryFn: ({ signal }) => api.glossary.glossary({ signal }).then(createTermFinder),
    enabled: isIdle,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? findNothing;
}

const findNothing: TermFinder = () => [];

/** Longest wait for an idle browser, in milliseconds. */
const patienceMs = 3000;

/** True once the browser was idle: explanations can wait, the task cannot. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 0);
      return () => clearTimeout(timer);
    }
    const wish = requestIdleCallback(() => setIdle(true), { timeout: patienceMs });
    return () => cancelIdleCallback(wish);
  }, []);
  return isIdle;
}
