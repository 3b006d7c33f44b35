import type { LearnContent, TryIt } from '@python-learning/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Player } from '../use-player.ts';
import { momentAt } from './moment.ts';

/** Programs as they were left, by lesson and moment; kept for the visit. */
export type TriedCodes = Map<string, string>;

export type Moments = {
  all: readonly TryIt[];
  /** The moment that is reached now. */
  current: TryIt | null;
  /** The moment whose program is open. */
  opened: TryIt | null;
  /** True after a program was closed, until the lesson goes on. */
  isBack: boolean;
  open: (moment: TryIt, opener: HTMLElement) => void;
  close: () => void;
  /** Closes what is open and plays on. */
  goOn: () => void;
};

/** The moments of a lesson at which its program can be tried. Nothing opens by itself. */
export function useMoments({ try_its: all }: LearnContent, player: Player): Moments {
  const [opened, setOpened] = useState<TryIt | null>(null);
  const [isBack, setBack] = useState(false);
  const opener = useRef<HTMLElement>(null);
  useFocusBack(opener, opened !== null);
  return {
    all,
    current: momentAt(all, player.atS),
    opened,
    isBack: isBack && !player.isPlaying,
    open: (moment, from) => {
      player.pause();
      opener.current = from;
      setOpened(moment);
    },
    close: () => {
      setOpened(null);
      setBack(true);
    },
    goOn: () => {
      setOpened(null);
      setBack(false);
      player.play();
    },
  };
}

/** Whoever closes a program stands where they were: on a phone that place is hidden until then. */
function useFocusBack(openerRef: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) openerRef.current?.focus();
    wasOpen.current = isOpen;
  }, [openerRef, isOpen]);
}
