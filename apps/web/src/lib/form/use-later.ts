import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs `work` after a delay in milliseconds, unless the component unmounts before. A new call
 * replaces the previous one.
 */
export function useLater(): (delayMs: number, work: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((delayMs, work) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, delayMs);
  }, []);
}
