import { useCallback, useEffect, useState } from 'react';
import { wantsLessMotion } from '../../ui/wants-less-motion.ts';

/** Milliseconds from the title of a ceremony to its last line. */
const ceremonyMs = 6000;

/** Whether a ceremony still moves. A tap, Space or Escape shows its end at once; with less motion it begins there. */
export function useCeremony(): { isRunning: boolean; end: () => void } {
  const [isRunning, setRunning] = useState(() => !wantsLessMotion());
  const end = useCallback(() => setRunning(false), []);
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = performance.now();
    const endByTap = (event: MouseEvent) => {
      // The press that opened the ceremony arrives here, too.
      if (event.timeStamp > startedAt) end();
    };
    const endByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' && event.key !== ' ') return;
      event.preventDefault();
      end();
    };
    const timer = setTimeout(end, ceremonyMs);
    document.addEventListener('click', endByTap);
    document.addEventListener('keydown', endByKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', endByTap);
      document.removeEventListener('keydown', endByKey);
    };
  }, [isRunning, end]);
  return { isRunning, end };
}
