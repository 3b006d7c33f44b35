const playerKey = 'lesson_player';

/** Keys that stay in the browser after a logout: they describe the device, not a learner. */
export const deviceKeys: readonly string[] = [playerKey];

/** Data of this device in the browser. Without storage, nothing fails. */
export const deviceStorage = {
  readPlayer: (): string | null => {
    try {
      return localStorage.getItem(playerKey);
    } catch {
      return null;
    }
  },
  rememberPlayer: (player: string): void => {
    try {
      localStorage.setItem(playerKey, player);
    } catch {
      // Storage is not available: the choice lasts until the page is left.
    }
  },
};
