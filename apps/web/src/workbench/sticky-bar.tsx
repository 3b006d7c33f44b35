import type { ReactNode } from 'react';
import { useKeyboardInset } from './keyboard-inset.ts';

/** A bar at the foot of the screen that stays above a phone's open keyboard. */
export function StickyBar({ children }: { children: ReactNode }) {
  const inset = useKeyboardInset();
  return (
    <div
      role="none"
      // Keep the focus on press: losing it would hide the key row and move the button from under the thumb.
      onMouseDown={(event) => event.preventDefault()}
      style={inset > 0 ? { transform: `translateY(-${inset}px)` } : undefined}
      className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-ground px-2 pb-[env(safe-area-inset-bottom)] md:bottom-4 md:mx-0 md:mb-6 md:rounded-2xl md:border print:hidden"
    >
      {children}
    </div>
  );
}
