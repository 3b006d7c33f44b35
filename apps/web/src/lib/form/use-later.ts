import { useCallback, useEffect, useRef } from 'react';

/** Does something after a while, unless the screen was left before. Delays are in milliseconds. */
export function useLater(): (delayMs: number, work: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((delayMs, work) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, delayMs);
  }, []);
}
