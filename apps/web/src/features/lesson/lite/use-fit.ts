import { type RefObject, useLayoutEffect, useState } from 'react';

/** Sizes of the stage in its own pixels, which are scaled to the available room. */
export const shapes = { wide: { width: 1280, height: 720 }, tall: { width: 640, height: 760 } } as const;
export type Shape = keyof typeof shapes;

export type Fit = { shape: Shape; scale: number };

/** Below this width, in CSS pixels, the stage is drawn for a phone that is held upright. */
const narrowPx = 560;

/**
 * Picks the layout (tall or wide) and the largest scale that fits the room.
 * @param fillsBox the room has its own height, as in full screen; otherwise only its width counts
 */
export function fitInto(room: { width: number; height: number }, fillsBox: boolean): Fit {
  const isUpright = fillsBox && room.height > room.width;
  const shape = room.width < narrowPx || isUpright ? 'tall' : 'wide';
  const byWidth = room.width / shapes[shape].width;
  // Otherwise the room takes its height from the stage.
  return { shape, scale: fillsBox ? Math.min(byWidth, room.height / shapes[shape].height) : byWidth };
}

/** Fits the stage into the room, again whenever the room changes its size. */
export function useFit(roomRef: RefObject<HTMLElement | null>, fillsBox: boolean): Fit {
  const [fit, setFit] = useState<Fit>({ shape: 'wide', scale: 0 });
  useLayoutEffect(() => {
    const room = roomRef.current;
    if (room === null) return;
    const measure = () => {
      const next = fitInto({ width: room.clientWidth, height: room.clientHeight }, fillsBox);
      setFit((before) => (before.shape === next.shape && before.scale === next.scale ? before : next));
    };
    measure();
    if (!('ResizeObserver' in globalThis)) return;
    const watch = new ResizeObserver(measure);
    watch.observe(room);
    return () => watch.disconnect();
  }, [roomRef, fillsBox]);
  return fit;
}
