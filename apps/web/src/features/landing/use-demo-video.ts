import type { DemoVideo } from '@python-learning/contract';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { loadDemoVideo } from './demo-video.ts';

export type Demo = {
  film: DemoVideo | null;
  hasFailed: boolean;
  isLoading: boolean;
  load: () => void;
};

/** What the demo is, asked for when its frame comes near: the video itself is nobody's before Play is pressed. */
export function useDemoVideo(frame: RefObject<HTMLElement | null>): Demo {
  const [film, setFilm] = useState<DemoVideo | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const underWay = useRef<AbortController | null>(null);

  const load = useCallback(() => {
    if (underWay.current !== null) return;
    const asking = new AbortController();
    underWay.current = asking;
    setLoading(true);
    setFailed(false);
    loadDemoVideo(asking.signal)
      .then(setFilm, () => setFailed(true))
      .finally(() => {
        underWay.current = null;
        setLoading(false);
      });
  }, []);

  useEffect(() => {
    const stop = whenNear(frame.current, load);
    return () => {
      stop();
      underWay.current?.abort();
    };
  }, [frame, load]);

  return { film, hasFailed, isLoading, load };
}

/** Calls once when the element is less than a window away; at once where the browser can not tell. */
function whenNear(element: HTMLElement | null, call: () => void): () => void {
  if (element === null || typeof IntersectionObserver !== 'function') {
    call();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
