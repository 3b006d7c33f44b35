import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of a heading. For each new `chosenKey`, brings the heading into view and focuses it. `chosenKey` is
 * null if the learner did not open the part.
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
