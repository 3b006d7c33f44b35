import { useEffect, useState } from 'react';

export const speeds = [0.5, 1, 2] as const;
export type Speed = (typeof speeds)[number];

/** How long a step is shown at the usual speed, in milliseconds. */
const stepMs = 1600;

export type Stepper = {
  index: number;
  isPlaying: boolean;
  speed: Speed;
  /** True if the step was asked for by a button or a key: the sentence is then read aloud. */
  isAsked: boolean;
  goTo: (index: number) => void;
  /** Goes to a step by the slider, which says the step itself. */
  slideTo: (index: number) => void;
  togglePlaying: () => void;
  nextSpeed: () => void;
};

/**
 * The step that is shown. Going to a step ends the playing; playing from the last step goes back to the first.
 * @param last the index of the last step
 */
export function useStepper(last: number, start: number): Stepper {
  const [index, setIndex] = useState(start);
  const [isPlaying, setPlaying] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      setIndex(index + 1);
      if (index + 1 >= last) setPlaying(false);
    }, stepMs / speed);
    return () => clearTimeout(timer);
  }, [index, isPlaying, last, speed]);
  const show = (to: number, isHeard: boolean) => {
    setPlaying(false);
    setAsked(isHeard);
    setIndex(Math.min(last, Math.max(0, to)));
  };
  return {
    index,
    isPlaying,
    speed,
    isAsked,
    goTo: (to) => show(to, true),
    slideTo: (to) => show(to, false),
    togglePlaying: () => {
      if (!isPlaying && index >= last) setIndex(0);
      setAsked(false);
      setPlaying(!isPlaying && last > 0);
    },
    nextSpeed: () => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1),
  };
}
