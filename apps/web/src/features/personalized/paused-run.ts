import { useEffect } from 'react';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import type { PausedRun, Phase } from '../../workbench/run/workbench.reducer.ts';

/** The program that waited for a line when the page was left, or null. */
export function readPausedRun(exerciseId: string): PausedRun | null {
  return parsePausedRun(learnerStorage.readPersonalizedRun(exerciseId));
}

/** Saves a program that waits for input over a reload: the same lines lead to the same point. */
export function usePausedRunMemory(exerciseId: string, phase: Phase): void {
  useEffect(() => {
    // During a call or after a failed one, the last saved state stays valid.
    if (phase.kind === 'running' || phase.kind === 'failed') return;
    if (phase.kind === 'waiting') {
      const { attempt, transcript } = phase;
      learnerStorage.rememberPersonalizedRun(exerciseId, JSON.stringify({ attempt, transcript }));
    } else {
      learnerStorage.forgetPersonalizedRun(exerciseId);
    }
  }, [exerciseId, phase]);
}

/** Parses a stored paused run; null if it is invalid. Other versions of the app write it, too. */
export function parsePausedRun(text: string | null): PausedRun | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isPausedRun(value) ? value : null;
  } catch {
    return null;
  }
}

function isPausedRun(value: unknown): value is PausedRun {
  if (typeof value !== 'object' || value === null) return false;
  const { attempt, transcript } = value as Partial<PausedRun>;
  if (typeof attempt !== 'object' || attempt === null || typeof transcript !== 'string') return false;
  const { code, inputs } = attempt as Partial<PausedRun['attempt']>;
  return (
    typeof code === 'string' && Array.isArray(inputs) && inputs.every((line) => typeof line === 'string')
  );
}
