import { type RefObject, useLayoutEffect, useState } from 'react';

/** The room of the stage, in CSS pixels. */
export type Room = { width: number; height: number };

/** Below this width, in CSS pixels, the stage is drawn for a phone that is held upright. */
const narrowPx = 560;
/** Height of the stage as a share of its width, where its surroundings leave it free. */
const uprightShare = 1.19;
const wideShare = 9 / 16;
/** In a smaller box the stage is cut off: a box that is not shown has no size at all. */
const smallest: Room = { width: 240, height: 200 };

/**
 * Returns the room that the stage has.
 * @param fillsBox the box has its own height, as in full screen; otherwise it takes its height from the stage
 */
export function roomIn(box: Room, fillsBox: boolean): Room {
  const width = Math.max(smallest.width, box.width);
  const share = width < narrowPx ? uprightShare : wideShare;
  const height = fillsBox ? box.height : Math.round(width * share);
  return { width, height: Math.max(smallest.height, height) };
}

/** Measures the room of the stage, again whenever its box changes its size. Null until it is known. */
export function useRoom(boxRef: RefObject<HTMLElement | null>, fillsBox: boolean): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const box = boxRef.current;
    if (box === null) return;
    const measure = () => {
      const next = roomIn({ width: box.clientWidth, height: box.clientHeight }, fillsBox);
      setRoom((before) => (before?.width === next.width && before.height === next.height ? before : next));
    };
    measure();
    if (!('ResizeObserver' in globalThis)) return;
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [boxRef, fillsBox]);
  return room;
}
