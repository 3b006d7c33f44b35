import { useEffect, useEffectEvent, useState } from 'react';

/** Pauses before each question, in seconds: short at first, when most answers come, then ever longer. */
const pausesS = [1, 1, 2, 2, 3, 5, 8, 13, 21, 34];

/**
 * Calls `ask` repeatedly while `isWaiting` is true, for 90 seconds at most.
 * @returns how often it has asked
 */
export function usePatientQuestions(isWaiting: boolean, ask: () => void): number {
  const [asked, setAsked] = useState(0);
  const question = useEffectEvent(ask);
  useEffect(() => {
    const pauseS = pausesS[asked];
    if (!isWaiting || pauseS === undefined) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      question();
    }, pauseS * 1000);
    return () => clearTimeout(timer);
  }, [asked, isWaiting]);
  return asked;
}
