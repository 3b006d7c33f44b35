import { type RefObject, useLayoutEffect, useState } from 'react';

/** The stage in pixels of its own, which are scaled to the room there is. */
export const shapes = { wide: { width: 1280, height: 720 }, tall: { width: 640, height: 760 } } as const;
export type Shape = keyof typeof shapes;

export type Fit = { shape: Shape; scale: number };

/** In less room than this the stage is drawn for a phone that is held upright, in CSS pixels. */
const narrowPx = 560;

/** The shape and the scale that let the stage be as large as its room allows. */
export function fitInto(room: { width: number; height: number }, isFullScreen: boolean): Fit {
  const isUpright = isFullScreen && room.height > room.width;
  const shape = room.width < narrowPx || isUpright ? 'tall' : 'wide';
  const byWidth = room.width / shapes[shape].width;
  // In the page the room takes its height from the stage.
  return { shape, scale: isFullScreen ? Math.min(byWidth, room.height / shapes[shape].height) : byWidth };
}

/** Follows the size of the room. */
export function useFit(roomRef: RefObject<HTMLElement | null>, isFullScreen: boolean): Fit {
  const [fit, setFit] = useState<Fit>({ shape: 'wide', scale: 0 });
  useLayoutEffect(() => {
    const room = roomRef.current;
    if (room === null) return;
    const measure = () => {
      const next = fitInto({ width: room.clientWidth, height: room.clientHeight }, isFullScreen);
      setFit((before) => (before.shape === next.shape && before.scale === next.scale ? before : next));
    };
    measure();
    if (!('ResizeObserver' in globalThis)) return;
    const watch = new ResizeObserver(measure);
    watch.observe(room);
    return () => watch.disconnect();
  }, [roomRef, isFullScreen]);
  return fit;
}
