import { type RefObject, useEffect, useState } from 'react';

export type FullScreen = { isPossible: boolean; isOn: boolean; toggle: () => void };

/** Shows an element in full screen; where only videos can be, the video inside it. */
export function useFullScreen(boxRef: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const follow = () =>
      setOn(document.fullscreenElement !== null && document.fullscreenElement === boxRef.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [boxRef]);
  return {
    isPossible: document.fullscreenEnabled === true || findOwnFullScreen() !== null,
    isOn,
    toggle: () => {
      if (document.fullscreenElement !== null) {
        document.exitFullscreen().catch(() => undefined);
      } else if (document.fullscreenEnabled === true) {
        boxRef.current?.requestFullscreen().catch(() => undefined);
      } else {
        findOwnFullScreen()?.call(boxRef.current?.querySelector('video'));
      }
    },
  };
}

/** Returns `webkitEnterFullscreen`, which some phones have for videos only; null if missing. */
function findOwnFullScreen(): ((this: unknown) => void) | null {
  const method: unknown = Reflect.get(globalThis.HTMLVideoElement?.prototype ?? {}, 'webkitEnterFullscreen');
  return typeof method === 'function' ? (method as (this: unknown) => void) : null;
}
