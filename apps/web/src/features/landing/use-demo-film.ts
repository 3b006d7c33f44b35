import type { DemoVideo } from '@python-learning/contract';
import { useEffect, useState } from 'react';
import type { LiteLesson } from '../../lesson-stage/open-lite-lesson.ts';
import type { DemoFilm } from './demo-film.tsx';

/** What plays the demo, and what is played. */
type OpenedFilm = { Film: typeof DemoFilm; lesson: LiteLesson };

type DemoFilmQuery = {
  /** Null until it has loaded. */
  opened: OpenedFilm | null;
  hasFailed: boolean;
  retry: () => void;
  /** Says that it cannot be played. */
  fail: () => void;
};

/** Loads what plays the demo; nothing for null. */
export function useDemoFilm(demo: DemoVideo | null): DemoFilmQuery {
  const [opened, setOpened] = useState<OpenedFilm | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const url = hasFailed ? null : (demo?.lite_url ?? null);
  useEffect(() => {
    if (url === null) return;
    const asking = new AbortController();
    openFilm(url, asking.signal).then(setOpened, () => {
      if (!asking.signal.aborted) setFailed(true);
    });
    return () => asking.abort();
  }, [url]);
  return { opened, hasFailed, retry: () => setFailed(false), fail: () => setFailed(true) };
}

async function openFilm(url: string, signal: AbortSignal): Promise<OpenedFilm> {
  const [{ DemoFilm: Film }, lesson] = await Promise.all([
    import('./demo-film.tsx'),
    import('../../lesson-stage/open-lite-lesson.ts').then(({ openLiteLesson }) =>
      openLiteLesson(url, signal),
    ),
  ]);
  return { Film, lesson };
}
