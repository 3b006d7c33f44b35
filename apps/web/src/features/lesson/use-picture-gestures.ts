import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

export type PictureGestures = {
  press: () => void;
  /** Two quick touches on the left (`-1`) or right (`1`) half. Each of them has pressed, too. */
  doublePress: (side: -1 | 1) => void;
  /** A finger moved to the right (`-1`) or to the left (`1`), as to the next page. */
  swipe: (direction: -1 | 1) => void;
};

/** A shorter way of the finger is a press, in CSS pixels. */
const swipePx = 50;
/** Longest time between the touches of a double press, in milliseconds. */
const doubleMs = 300;

type Touch = { x: number; y: number; atMs: number };

/**
 * Presses on a picture that is not a control itself, and what fingers do there. It only enlarges targets; named buttons and keys must do
 * the same.
 */
export function usePictureGestures(boxRef: RefObject<HTMLElement | null>, gestures: PictureGestures): void {
  const tell = useEffectEvent((name: keyof PictureGestures, direction: -1 | 1) => gestures[name](direction));
  const touch = useRef<{ began: Touch | null; lastPress: Touch | null; hasSwiped: boolean }>({
    began: null,
    lastPress: null,
    hasSwiped: false,
  });
  useEffect(() => {
    const box = boxRef.current;
    if (box === null) return;
    const begin = (event: PointerEvent) => {
      touch.current.hasSwiped = false;
      touch.current.began = event.pointerType === 'touch' ? touchOf(event) : null;
    };
    const end = (event: PointerEvent) => {
      const { began } = touch.current;
      if (began === null || !isSwipe(began, event)) return;
      touch.current.hasSwiped = true;
      tell('swipe', event.clientX < began.x ? 1 : -1);
    };
    const press = (event: MouseEvent) => {
      const { began, lastPress, hasSwiped } = touch.current;
      if (hasSwiped || !(event.target instanceof Element) || event.target.closest('button, a') !== null)
        return;
      tell('press', 1);
      const isDouble = began !== null && lastPress !== null && event.timeStamp - lastPress.atMs < doubleMs;
      touch.current.lastPress = began === null || isDouble ? null : touchOf(event);
      if (isDouble) tell('doublePress', isOnLeft(box, event) ? -1 : 1);
    };
    box.addEventListener('pointerdown', begin);
    box.addEventListener('pointerup', end);
    box.addEventListener('click', press);
    return () => {
      box.removeEventListener('pointerdown', begin);
      box.removeEventListener('pointerup', end);
      box.removeEventListener('click', press);
    };
  }, [boxRef]);
}

function touchOf({ clientX, clientY, timeStamp }: MouseEvent): Touch {
  return { x: clientX, y: clientY, atMs: timeStamp };
}

function isSwipe(began: Touch, { clientX, clientY }: PointerEvent): boolean {
  const across = Math.abs(clientX - began.x);
  return across > swipePx && across > 1.5 * Math.abs(clientY - began.y);
}

function isOnLeft(box: HTMLElement, { clientX }: MouseEvent): boolean {
  const { left, width } = box.getBoundingClientRect();
  return clientX < left + width / 2;
}
