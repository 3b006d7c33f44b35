import { useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

const mark = 'seesItRun';

/**
 * Something that is shown over the page has an entry of its own in the history, with the same address: Back closes it, and
 * a reload opens it again.
 */
export function useOverPage(): { isOpen: boolean; open: () => void; close: () => void } {
  const location: Location<unknown> = useLocation();
  const { key, pathname, search, hash, state } = location;
  const navigate = useNavigate();
  const closed = useRef<string>(undefined);
  const isOpen = typeof state === 'object' && state !== null && mark in state;
  return {
    isOpen,
    open: () => {
      // A second press, before anything is shown, would need a second close.
      if (isOpen) return;
      void navigate(`${pathname}${search}${hash}`, { state: { [mark]: true } });
    },
    close: () => {
      // A second press would leave the page.
      if (closed.current === key) return;
      closed.current = key;
      void navigate(-1);
    },
  };
}
