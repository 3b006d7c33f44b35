import { deviceStorage } from '../../../lib/storage/device-storage.ts';
import { type FormatPreference, lessonFormats } from './lesson-format.ts';

/** How lessons are played on this device. */
export type PlayerMemory = {
  wish: FormatPreference;
  /** Whether the lite lesson plays its audio; null until the learner chooses. */
  hasSound: boolean | null;
};

const fresh: PlayerMemory = { wish: 'auto', hasSound: null };

/** @returns the last choice, or the defaults when nothing readable is stored */
export function readPlayerMemory(): PlayerMemory {
  try {
    const value: unknown = JSON.parse(deviceStorage.readPlayer() ?? 'null');
    if (typeof value !== 'object' || value === null) return fresh;
    const wish = lessonFormats.find((form) => form === Reflect.get(value, 'wish')) ?? 'auto';
    const hasSound: unknown = Reflect.get(value, 'hasSound');
    return { wish, hasSound: typeof hasSound === 'boolean' ? hasSound : null };
  } catch {
    return fresh;
  }
}

export function keepPlayerMemory(memory: PlayerMemory): void {
  deviceStorage.rememberPlayer(JSON.stringify(memory));
}
