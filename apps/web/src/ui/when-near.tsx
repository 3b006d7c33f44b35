import { type ReactNode, useEffect, useRef, useState } from 'react';

type WhenNearProps = {
  /** The shape of what comes, of the same size. */
  placeholder: ReactNode;
  children: ReactNode;
};

/** So far below the window a part begins to load, in CSS pixels. */
const nearPx = 600;

/** Holds a part back until a reader scrolls near it. Where that can not be known, it comes at once. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || place.current === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${nearPx}px` },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place}>{placeholder}</div>;
}
