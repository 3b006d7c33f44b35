import { type ReactNode, useEffect, useState } from 'react';

/** A bar at the foot of the screen that stays above a phone's open keyboard. */
export function StickyBar({ children }: { children: ReactNode }) {
  const inset = useKeyboardInset();
  return (
    <div
      role="none"
      // Keep the focus on press: losing it would hide the key row and move the button from under the thumb.
      onMouseDown={(event) => event.preventDefault()}
      style={inset > 0 ? { transform: `translateY(-${inset}px)` } : undefined}
      className="bench:mx-0! bench:mb-0! bench:shrink-0 bench:transform-none! typing:transform-none! bench:rounded-none! bench:border-x-0! bench:border-b-0! sticky bottom-0 z-10 -mx-4 border-t border-line bg-ground px-2 pb-[env(safe-area-inset-bottom)] md:bottom-4 md:mx-0 md:mb-6 md:rounded-2xl md:border print:hidden"
    >
      {children}
    </div>
  );
}

/** How much of the foot of the page an on-screen keyboard covers, in CSS pixels. */
function useKeyboardInset(): number {
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
