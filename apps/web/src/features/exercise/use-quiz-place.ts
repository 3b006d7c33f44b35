import { type RefObject, useEffect, useRef, useState } from 'react';
import { wantsLessMotion } from '../../ui/wants-less-motion.ts';
import type { ExerciseState } from './exercise.reducer.ts';
import { firstPlace, type QuizPlace } from './quiz-place.ts';

/** Milliseconds in which a chosen option stays on the screen before the next question comes. */
const choiceShownMs = 320;

type Moves = {
  place: QuizPlace;
  /** Shows a card and moves the focus to its heading. */
  go: (to: QuizPlace) => void;
  /** Shows a card shortly after an option of the present one was chosen; at once for people who want less motion. */
  goSoon: (to: QuizPlace) => void;
  /** Shows the card that took the focus by the keyboard; the focus stays where it is. */
  show: (to: QuizPlace) => void;
};

/** Which card of the exercise is on the screen. */
export function useQuizPlace(page: RefObject<HTMLElement | null>, state: ExerciseState): Moves {
  const [place, setPlace] = useState<QuizPlace>(() => firstPlace(state));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFocusDue = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isFocusDue.current || place === 'result') return;
    isFocusDue.current = false;
    page.current?.querySelector<HTMLElement>('[data-current] h2')?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [page, place]);
  const show = (to: QuizPlace) => {
    clearTimeout(timer.current);
    setPlace(to);
  };
  const go = (to: QuizPlace) => {
    isFocusDue.current = true;
    show(to);
  };
  const goSoon = (to: QuizPlace) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(go, wantsLessMotion() ? 0 : choiceShownMs, to);
  };
  return { place, go, goSoon, show };
}
