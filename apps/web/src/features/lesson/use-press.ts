import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onPress` with the element that was pressed inside a box that is not a control itself. It only enlarges targets
 * for fingers and mice; named buttons must do the same.
 */
export function usePress(boxRef: RefObject<HTMLElement | null>, onPress: (target: Element) => void): void {
  const tell = useEffectEvent(onPress);
  useEffect(() => {
    const element = boxRef.current;
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('button, a') === null) {
        tell(target);
      }
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [boxRef]);
}
