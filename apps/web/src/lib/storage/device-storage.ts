import { readStored, writeStored } from '../settings/stored-settings.ts';

const playerKey = 'lesson_player';
const visitStepsKey = 'visit_steps';
const firstDayKey = 'visit_first_day';

/** Keys that stay in the browser after a logout: they describe the device, not a learner. */
export const deviceKeys: readonly string[] = [playerKey, visitStepsKey, firstDayKey];

/** Data of this device in the browser. Without storage, reads return null and writes do nothing. */
export const deviceStorage = {
  readPlayer: () => readStored(playerKey),
  rememberPlayer: (player: string) => writeStored(playerKey, player),

  /** The steps from the landing page on that were counted of this browser. They are never sent. */
  readVisitSteps: (): string[] => readStored(visitStepsKey)?.split(' ') ?? [],
  rememberVisitSteps: (steps: readonly string[]) => writeStored(visitStepsKey, steps.join(' ') || null),

  /** The day of the first step after the visit; null before it. It is never sent. */
  readFirstDay: () => readStored(firstDayKey),
  rememberFirstDay: (day: string) => writeStored(firstDayKey, day),
};
