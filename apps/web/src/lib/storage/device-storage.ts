const playerKey = 'lesson_player';

/** The keys that stay in the browser when a learner leaves: they speak of the device and its connection, not of a learner. */
export const deviceKeys: readonly string[] = [playerKey];

/** What the browser remembers of the device that it runs on. Where storage is closed to us, nothing breaks. */
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
      // The choice lasts until the page is left.
    }
  },
};
