import { useEffect } from 'react';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { fieldsOf, readFields } from '../../lib/storage/read-fields.ts';
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
  const { attempt, transcript } = readFields(text);
  const { code, inputs } = fieldsOf(attempt);
  if (typeof code !== 'string' || typeof transcript !== 'string' || !Array.isArray(inputs)) return null;
  const lines = inputs.filter((line) => typeof line === 'string');
  return lines.length === inputs.length ? { attempt: { code, inputs: lines }, transcript } : null;
}
