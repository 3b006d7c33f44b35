import type { EndedRun } from '@python-learning/contract';
import { useEffect, useRef } from 'react';
import { wantsLessMotion } from '../../ui/wants-less-motion.ts';
import type { VerdictKind } from './verdict.ts';

/** Milliseconds of vibration, pause and vibration. A run that is not judged is not felt. */
const pulses: Readonly<Record<VerdictKind, readonly number[] | null>> = {
  solved: [30],
  surprise: [10, 40, 10],
  'not-yet': [10, 40, 10],
  stopped: [10, 40, 10],
  ran: null,
};

/** Lets a phone tell each new verdict by touch. The result of an earlier visit is not new. */
export function useVerdictPulse(result: EndedRun | null, kind: VerdictKind | null) {
  const felt = useRef(result);
  useEffect(() => {
    if (felt.current === result) return;
    felt.current = result;
    const pulse = kind === null ? null : pulses[kind];
    if (pulse === null || wantsLessMotion()) return;
    navigator.vibrate?.([...pulse]);
  }, [result, kind]);
}
