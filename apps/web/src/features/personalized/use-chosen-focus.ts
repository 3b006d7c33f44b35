import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the heading of a part: what the learner opened comes into view and takes the focus, once for each key; null
 * where nobody opened it.
 */
export function useChosenFocus(chosenKey: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (chosenKey === null) return;
    heading.current?.focus({ preventScroll: true });
    const { top = 0 } = heading.current?.getBoundingClientRect() ?? {};
    if (top > window.innerHeight * 0.6 || top < 0) heading.current?.scrollIntoView({ block: 'start' });
  }, [chosenKey]);
  return heading;
}
