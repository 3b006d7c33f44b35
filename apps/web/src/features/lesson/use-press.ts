import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls `onPress` with what was pressed inside an element that is no control itself: a larger target, for fingers and
 * mice, for what buttons with names do as well.
 */
export function usePress(boxRef: RefObject<HTMLElement | null>, onPress: (target: Element) => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const element = boxRef.current;
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('button') === null) {
        latest.current(target);
      }
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [boxRef]);
}
