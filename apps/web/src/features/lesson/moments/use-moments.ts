import type { LearnContent, TryIt } from '@python-learning/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { usePosition } from '../use-lesson-position.ts';
import type { Player } from '../use-player.ts';
import { momentAt } from './moment.ts';
import type { useTryStops } from './use-try-stops.ts';

/** Programs as the learner left them, by lesson and moment; saved for this visit only. */
export type TriedCodes = Map<string, string>;

export type Moments = {
  all: readonly TryIt[];
  /** The moment at the current time, or null. */
  current: TryIt | null;
  /** The moment whose program is open, or null. */
  opened: TryIt | null;
  /** The moment for which the lesson has stopped, or null. */
  stopped: TryIt | null;
  /** True from closing a program until the lesson plays on. */
  isBack: boolean;
  open: (moment: TryIt, opener: HTMLElement) => void;
  close: () => void;
  /** Closes the open program or the choice of a stop, plays on and brings the player into view. */
  goOn: () => void;
};

type MomentParts = {
  player: Player;
  stops: Pick<ReturnType<typeof useTryStops>, 'openAt' | 'close'>;
  bringIntoView: () => void;
};

/** The moments of a lesson at which its program can be tried. The lesson may stop there; no program opens by itself. */
export function useMoments(
  { try_its: all }: LearnContent,
  { player, stops, bringIntoView }: MomentParts,
): Moments {
  const current = usePosition(player, (atS) => momentAt(all, atS));
  const stopped = usePosition(player, (atS) => (player.isPlaying ? null : stops.openAt(atS)));
  const [opened, setOpened] = useState<TryIt | null>(null);
  const [isBack, setBack] = useState(false);
  const opener = useRef<HTMLElement>(null);
  useFocusBack(opener, opened !== null);
  const [timesGoneOn, setTimesGoneOn] = useState(0);
  const showPlayer = useEffectEvent(bringIntoView);
  useEffect(() => {
    // Once the program is gone and the page has its final length.
    if (timesGoneOn > 0) showPlayer();
  }, [timesGoneOn]);
  return {
    all,
    current,
    opened,
    stopped,
    isBack: isBack && !player.isPlaying && stopped === null,
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
      stops.close();
      opener.current = null;
      setTimesGoneOn(timesGoneOn + 1);
      setOpened(null);
      setBack(false);
      player.play();
    },
  };
}
