import { type ReactNode, useEffect, useRef, useState } from 'react';

type WhenNearProps = {
  /** A placeholder in the size of the children. */
  placeholder: ReactNode;
  children: ReactNode;
};

/** Distance from the window at which a part begins to load, in CSS pixels. */
const nearPx = 600;

/** Shows a part when a reader scrolls near it; at once without `IntersectionObserver`. */
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
