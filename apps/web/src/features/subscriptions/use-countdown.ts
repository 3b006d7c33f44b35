import { useEffect, useEffectEvent, useState } from 'react';

/** Returns the seconds left and calls `onEnd` once at zero. Pauses while stopped. */
export function useCountdown(seconds: number, isStopped: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isStopped) return;
    if (left === 0) {
      end();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, isStopped]);
  return left;
}
