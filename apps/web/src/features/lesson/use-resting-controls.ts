import { type RefObject, useEffect, useRef, useState } from 'react';

/** Controls over the picture disappear when nothing was pressed or moved for this long, in milliseconds. */
const restMs = 3000;

export type RestingControls = {
  isResting: boolean;
  /** Acts on a press on the picture, unless the press only called the controls back. */
  press: (act: () => void) => void;
};

/**
 * Lets the controls of a box rest while its lesson plays. A touch, a move of the mouse or a key brings them back; the
 * focus of a keyboard keeps them.
 */
export function useRestingControls(boxRef: RefObject<HTMLElement | null>, mayRest: boolean): RestingControls {
  const [isResting, setResting] = useState(false);
  const wasCalledBack = useRef(false);
  useEffect(() => {
    const box = boxRef.current;
    if (box === null || !mayRest) return;
    let timer: ReturnType<typeof setTimeout>;
    let rests = false;
    const rest = () => {
      rests = box.querySelector(':focus-visible') === null;
      setResting(rests);
      if (!rests) timer = setTimeout(rest, restMs);
    };
    const wake = (event?: Event) => {
      if (event?.type === 'pointerdown') wasCalledBack.current = rests;
      rests = false;
      setResting(false);
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    };
    wake();
    const calls = ['pointerdown', 'pointermove', 'keydown', 'focusin'];
    for (const call of calls) box.addEventListener(call, wake);
    return () => {
      clearTimeout(timer);
      for (const call of calls) box.removeEventListener(call, wake);
      wasCalledBack.current = false;
      setResting(false);
    };
  }, [boxRef, mayRest]);
  return {
    isResting,
    press: (act) => {
      if (!wasCalledBack.current) act();
      wasCalledBack.current = false;
    },
  };
}
