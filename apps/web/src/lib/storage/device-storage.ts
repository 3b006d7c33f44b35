import { readStored, writeStored } from '../settings/stored-settings.ts';

const playerKey = 'lesson_player';
/** The counted steps of this browser, and the day of the first one after its visit. Neither is ever sent. */
export const visitKeys = { steps: 'visit_steps', firstDay: 'visit_first_day' } as const;

/** Keys that stay in the browser after a logout: they describe the device, not a learner. */
export const deviceKeys: readonly string[] = [playerKey, visitKeys.steps, visitKeys.firstDay];

/** Data of this device in the browser. Without storage, reads return null and writes do nothing. */
export const deviceStorage = {
  readPlayer: () => readStored(playerKey),
  rememberPlayer: (player: string) => writeStored(playerKey, player),
};
