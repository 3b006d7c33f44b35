import type { DemoVideo } from '@python-learning/contract';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { loadDemoVideo } from './demo-video.ts';

export type Demo = {
  demo: DemoVideo | null;
  hasFailed: boolean;
  isLoading: boolean;
  load: () => void;
};

/** Loads the demo's data when its frame comes near. The video itself is not loaded before Play is pressed. */
export function useDemoVideo(frame: RefObject<HTMLElement | null>): Demo {
  const [demo, setDemo] = useState<DemoVideo | null>(null);
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
      .then(setDemo, () => setFailed(true))
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

  return { demo, hasFailed, isLoading, load };
}

/**
 * Calls once when the element is less than a window away; at once where the browser cannot tell. Returns a function
 * that stops waiting.
 */
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
