import { useEffect, useMemo, useRef } from 'react';

/**
 * Lets a tap on a button hit its target while a keyboard composes a word in the editor. A browser that moves the focus
 * ends the composition, scrolls to the caret, and looks for the button where it was before. Returns the listeners for
 * the element around the editor.
 */
export function useTapsInComposition() {
  const isComposing = useRef(false);
  useEffect(() => {
    const keepFocus = (event: MouseEvent) => {
      const isButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (isComposing.current && isButton) event.preventDefault();
    };
    document.addEventListener('mousedown', keepFocus);
    return () => document.removeEventListener('mousedown', keepFocus);
  }, []);
  return useMemo(
    () => ({
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: () => {
        isComposing.current = false;
      },
    }),
    [],
  );
}
