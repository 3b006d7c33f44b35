import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** The position on the bar that the pointer or the keys aim at, from 0 to 1; null without one. */
export type SeekAim = {
  share: number | null;
  onPointerMove: (event: PointerEvent<HTMLInputElement>) => void;
  onPointerLeave: () => void;
  /** Called when the position was changed by dragging or by keys. */
  onSeek: (share: number) => void;
};

/** How long the preview stays after the last change of the position, in milliseconds. */
const lingerMs = 1500;

export function useSeekAim(): SeekAim {
  const [share, setShare] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    share,
    onPointerMove: ({ currentTarget, clientX }) => {
      const { left, width } = currentTarget.getBoundingClientRect();
      if (width === 0) return;
      clearTimeout(timer.current);
      setShare(Math.min(1, Math.max(0, (clientX - left) / width)));
    },
    onPointerLeave: () => setShare(null),
    onSeek: (next) => {
      setShare(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setShare(null), lingerMs);
    },
  };
}
