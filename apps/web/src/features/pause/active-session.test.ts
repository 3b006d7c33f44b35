import { describe, expect, it } from 'vitest';
import {
  type ActiveSession,
  formatActiveSession,
  goOn,
  isTimeForPause,
  parseActiveSession,
} from './active-session.ts';

const minuteMs = 60_000;
const startMs = Date.parse('2026-11-21T16:00:00Z');
const at = (minutes: number) => startMs + minutes * minuteMs;

/** Returns an active session in which the learner is seen every minute. */
function sitFor(minutes: number): ActiveSession {
  let activeSession = goOn(null, startMs);
  for (let minute = 1; minute <= minutes; minute += 1) activeSession = goOn(activeSession, at(minute));
  return activeSession;
}

describe('a sitting', () => {
  it('asks for a pause after an hour, and not before', () => {
    expect(isTimeForPause(sitFor(59))).toBe(false);
    expect(isTimeForPause(sitFor(60))).toBe(true);
  });

  it('asks once', () => {
    expect(isTimeForPause(goOn({ ...sitFor(60), isTold: true }, at(61)))).toBe(false);
  });

  it('goes on over a short absence and begins again after a pause', () => {
    expect(isTimeForPause(goOn(sitFor(50), at(64)))).toBe(true);
    expect(goOn(sitFor(50), at(65))).toEqual({ beganMs: at(65), seenMs: at(65), isTold: false });
  });

  it('begins again where the clock was set back', () => {
    expect(goOn(sitFor(50), at(-600)).beganMs).toBe(at(-600));
  });

  it('is kept as it is, and what is none is taken for none', () => {
    const activeSession = { ...sitFor(5), isTold: true };
    expect(parseActiveSession(formatActiveSession(activeSession))).toEqual(activeSession);
    for (const kept of [null, '', 'x', '1', 'NaN NaN 0', '{}']) expect(parseActiveSession(kept)).toBeNull();
  });
});
