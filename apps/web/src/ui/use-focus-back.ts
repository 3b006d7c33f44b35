import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the opener after what it opened has gone: until then it may be hidden, or behind a modal dialog. */
export function useFocusBack(openerRef: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) openerRef.current?.focus();
    wasOpen.current = isOpen;
  }, [openerRef, isOpen]);
}
