import { type PointerEvent, useRef } from 'react';

/** How far a finger goes for a step, in CSS pixels. */
const leastPx = 40;

/** Calls `onSwipe` with 1 when a finger goes to the left, with -1 when it goes to the right. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? null : { x, y };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (start.current === null) return;
      const [right, down] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(right) >= leastPx && Math.abs(right) > Math.abs(down)) onSwipe(right < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
