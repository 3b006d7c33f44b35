import { type RefObject, useEffect, useState } from 'react';

export type FullScreen = {
  isPossible: boolean;
  isOn: boolean;
  toggle: () => void;
  leave: () => void;
  /** Ends the full screen of browsers that can show only the video itself there. */
  leaveOwn: () => void;
};

/**
 * Shows an element in full screen; where only videos can be, the video inside it.
 * @param isWide the picture is wider than high, so that a phone is turned where the browser can do so
 */
export function useFullScreen(boxRef: RefObject<HTMLElement | null>, isWide: boolean): FullScreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const follow = () => setOn(isScreenFilled() && document.fullscreenElement === boxRef.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [boxRef]);
  useEffect(() => {
    if (!isOn || !isWide) return;
    turnPhone();
    return letPhoneTurn;
  }, [isOn, isWide]);
  const leave = () => {
    if (isScreenFilled()) document.exitFullscreen().catch(() => undefined);
  };
  return {
    isPossible: document.fullscreenEnabled === true || findOwn('webkitEnterFullscreen') !== null,
    isOn,
    leave,
    leaveOwn: () => {
      const video = boxRef.current?.querySelector('video') ?? null;
      // Where it is not on, nothing happens.
      if (document.fullscreenEnabled !== true && video !== null) findOwn('webkitExitFullscreen')?.call(video);
    },
    toggle: () => {
      if (isScreenFilled()) {
        leave();
      } else if (document.fullscreenEnabled === true) {
        boxRef.current?.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
      } else {
        findOwn('webkitEnterFullscreen')?.call(boxRef.current?.querySelector('video'));
      }
    },
  };
}

/** Phones that show only videos in full screen do not know `fullscreenElement` at all. */
function isScreenFilled(): boolean {
  return document.fullscreenElement instanceof Element;
}

/** A screen that can be held in one direction; the types of the DOM leave it out, as some browsers do. */
type LockableOrientation = { lock?: (direction: 'landscape') => Promise<void>; unlock?: () => void };

function findOrientation(): LockableOrientation {
  return globalThis.screen?.orientation ?? {};
}

/** Turns the picture to landscape. Browsers of computers have the method, too, and refuse. */
function turnPhone(): void {
  findOrientation()
    .lock?.('landscape')
    .catch(() => undefined);
}

function letPhoneTurn(): void {
  try {
    findOrientation().unlock?.();
  } catch {
    // Nothing was locked.
  }
}

/** Returns a method that some phones have for videos only; null if missing. */
function findOwn(name: 'webkitEnterFullscreen' | 'webkitExitFullscreen'): ((this: unknown) => void) | null {
  const method: unknown = Reflect.get(globalThis.HTMLVideoElement?.prototype ?? {}, name);
  return typeof method === 'function' ? (method as (this: unknown) => void) : null;
}
