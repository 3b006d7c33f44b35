import type { DemoVideo } from '@python-learning/contract';
import { useEffect, useState } from 'react';
import type { OpenedDemo } from './open-demo.ts';

type DemoLessonQuery = {
  /** Null until it has loaded. */
  opened: OpenedDemo | null;
  hasFailed: boolean;
  retry: () => void;
  /** Says that it cannot be played. */
  fail: () => void;
};

/** Loads what plays the demo; nothing for null. */
export function useDemoLesson(demo: DemoVideo | null): DemoLessonQuery {
  const [opened, setOpened] = useState<OpenedDemo | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const url = hasFailed ? null : (demo?.lite_url ?? null);
  useEffect(() => {
    if (url === null) return;
    const asking = new AbortController();
    import('./open-demo.ts')
      .then(({ openDemo }) => openDemo(url, asking.signal))
      .then(setOpened, () => {
        if (!asking.signal.aborted) setFailed(true);
      });
    return () => asking.abort();
  }, [url]);
  return { opened, hasFailed, retry: () => setFailed(false), fail: () => setFailed(true) };
}
