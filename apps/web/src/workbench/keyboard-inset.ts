import { useEffect, useState } from 'react';

/** How much of the foot of the page an on-screen keyboard covers, in CSS pixels. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null || viewport === undefined) {
      return;
    }
    const measure = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      // A zoomed page has a smaller viewport, too, but no keyboard.
      setInset(viewport.scale > 1.05 ? 0 : Math.max(0, Math.round(covered)));
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
