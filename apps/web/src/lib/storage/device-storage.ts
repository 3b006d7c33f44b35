import { readStored, writeStored } from '../settings/stored-settings.ts';

const playerKey = 'lesson_player';

/** Keys that stay in the browser after a logout: they describe the device, not a learner. */
export const deviceKeys: readonly string[] = [playerKey];

/** Data of this device in the browser. Without storage, reads return null and writes do nothing. */
export const deviceStorage = {
  readPlayer: () => readStored(playerKey),
  rememberPlayer: (player: string) => writeStored(playerKey, player),
};
