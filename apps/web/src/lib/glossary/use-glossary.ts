import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../api/api.ts';
import { useLanguage } from '../language/language.ts';
import { createTermFinder, type MarkedPiece, markTexts, type TermFinder } from './find-terms.ts';

/** The texts cut at the words of the glossary, which is fetched when the browser has nothing better to do. */
export function useMarkedTexts(texts: readonly string[]): MarkedPiece[][] {
  const find = useTermFinder();
  const key = texts.join('\u0000');
  return useMemo(() => markTexts(key.split('\u0000'), find), [key, find]);
}

/** Finds nothing until the glossary is there, or where it can not be had. */
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

/** At the latest then, in milliseconds, on a page that never rests. */
const patienceMs = 3000;

/** True once the browser had a quiet moment: words can be explained later, the task can not. */
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
