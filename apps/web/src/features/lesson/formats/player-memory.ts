import { deviceStorage } from '../../../lib/storage/device-storage.ts';
import { readFields } from '../../../lib/storage/read-fields.ts';
import { type FormatPreference, lessonFormats } from './lesson-format.ts';

/** How lessons are played on this device. */
export type PlayerMemory = {
  wish: FormatPreference;
  /** Whether the lite lesson plays its audio; null until the learner chooses. */
  hasSound: boolean | null;
  /** Whether lessons stop where the learner can do something. */
  stops: boolean;
};

/** @returns the last choice, or the defaults when nothing readable is stored */
export function readPlayerMemory(): PlayerMemory {
  const { wish, hasSound, stops } = readFields(deviceStorage.readPlayer());
  return {
    wish: lessonFormats.find((form) => form === wish) ?? 'auto',
    hasSound: typeof hasSound === 'boolean' ? hasSound : null,
    stops: stops !== false,
  };
}

export function keepPlayerMemory(memory: PlayerMemory): void {
  deviceStorage.rememberPlayer(JSON.stringify(memory));
}
