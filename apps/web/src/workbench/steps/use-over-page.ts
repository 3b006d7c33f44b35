import { useEffect, useRef } from 'react';
import { createPath, type Location, useLocation, useNavigate } from 'react-router';

const mark = 'seesItRun';

/**
 * Something that is shown over the page has an entry of its own in the history, with the same address: Back closes it, and
 * a reload opens it again.
 */
export function useOverPage(): { isOpen: boolean; open: () => void; close: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const left = useRef<Location>(undefined);
  const isOpen = isMarked(location);
  // A second press, before the first is answered, would add a second entry or leave the page. Each visit of an entry has a
  // location of its own.
  const leave = (go: () => unknown) => {
    if (left.current === location) return;
    left.current = location;
    go();
  };
  return {
    isOpen,
    open: () => {
      if (!isOpen) leave(() => navigate(createPath(location), { state: { [mark]: true } }));
    },
    close: () => leave(() => navigate(-1)),
  };
}

/**
 * Takes back that this entry of the history shows something over the page, as soon as `isOver`. After a reload there may be
 * nothing to show it of: what comes later would open unasked.
 */
export function useEndOfOverPage(isOver: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isEnding = isOver && isMarked(location);
  useEffect(() => {
    if (isEnding) void navigate(createPath(location), { replace: true });
  }, [isEnding, location, navigate]);
}

function isMarked({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}
