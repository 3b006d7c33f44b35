import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { wantsLessMotion } from '../../ui/wants-less-motion.ts';
import { type Moment, momentAt, type Replay } from './replay.ts';

/** Shares of the usual speed, and Python's own speed for drawings that would take too long. */
export type Pace = 0.25 | 0.5 | 1 | 2 | 'python';

/** A drawing that takes CPython longer than this is shown faster, unless the learner chooses its own pace. */
const longestMs = 12_000;

/** The controls follow a drawing that runs this often, in milliseconds; its picture follows with each frame. */
const toldEachMs = 100;

/** The longest time between two frames that counts: a page that was hidden goes on where it was. */
const longestFrameMs = 250;

export type ReplayPlayer = {
  /** Index in the stops of the replay. */
  stop: number;
  isPlaying: boolean;
  pace: Pace;
  goTo: (stop: number) => void;
  togglePlaying: () => void;
  nextPace: () => void;
};

/**
 * Plays a replay. Going to a step ends the playing; playing from the last step begins again.
 * @param show shows a moment; must be stable
 * @param startsItself true if the drawing is played when it is first shown; false shows its end
 */
export function useReplay(
  replay: Replay,
  show: (moment: Moment) => void,
  startsItself: boolean,
): ReplayPlayer {
  const { stops, endsMs, steps } = replay;
  const last = stops.length - 1;
  const [plays] = useState(() => startsItself && !replay.isAtOnce && !wantsLessMotion());
  const [stop, setStop] = useState(plays ? 0 : last);
  const [isPlaying, setPlaying] = useState(plays);
  const [pace, setPace] = useState<Pace>(1);
  const playedMs = useRef(0);
  const rate = rateOf(replay, pace);

  useLayoutEffect(() => {
    if (!isPlaying) show({ count: stops[stop] ?? 0, part: 0 });
  }, [isPlaying, show, stop, stops]);

  useEffect(() => {
    if (!isPlaying) return;
    const isCalm = wantsLessMotion();
    let before = performance.now();
    let told = before;
    let frame = requestAnimationFrame(function draw(now) {
      playedMs.current += Math.min(longestFrameMs, Math.max(0, now - before)) * rate;
      before = now;
      const moment = momentAt(replay, playedMs.current);
      if (moment.count === steps.length) {
        setStop(last);
        setPlaying(false);
        return;
      }
      show(isCalm ? { ...moment, part: 0 } : moment);
      if (now - told >= toldEachMs) {
        told = now;
        setStop(stopAt(stops, moment.count));
      }
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, last, rate, replay, show, steps, stops]);

  return {
    stop,
    isPlaying,
    pace,
    goTo: (to) => {
      setPlaying(false);
      setStop(Math.min(last, Math.max(0, to)));
    },
    togglePlaying: () => {
      const from = stop >= last ? 0 : stop;
      playedMs.current = endsMs[stops[from] ?? 0] ?? 0;
      setStop(from);
      setPlaying(!isPlaying && last > 0);
    },
    nextPace: () => {
      const paces = pacesOf(replay);
      setPace(paces[(paces.indexOf(pace) + 1) % paces.length] ?? 1);
    },
  };
}

/** How much longer than wanted a replay takes at CPython's pace; 1 if it does not. */
function lengthOf({ endsMs }: Replay): number {
  return Math.max(1, (endsMs.at(-1) ?? 0) / longestMs);
}

function pacesOf(replay: Replay): readonly Pace[] {
  const usual = [1, 2, 0.25, 0.5] as const;
  return lengthOf(replay) > 1 ? [...usual, 'python'] : usual;
}

function rateOf(replay: Replay, pace: Pace): number {
  return pace === 'python' ? 1 : lengthOf(replay) * pace;
}

/** The last stop that so many steps have reached. */
function stopAt(stops: readonly number[], count: number): number {
  let [low, high] = [0, stops.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((stops[middle] ?? 0) <= count) low = middle;
    else high = middle - 1;
  }
  return low;
}
