import { deviceStorage } from '../../../lib/storage/device-storage.ts';
import { type FormWish, lessonForms } from './lesson-form.ts';

/** What this device remembers of how lessons are played. */
export type PlayerMemory = {
  wish: FormWish;
  /** Whether the lite lesson speaks. */
  hasSound: boolean;
};

const fresh: PlayerMemory = { wish: 'auto', hasSound: false };

/** @returns what was chosen last, or what nobody chose where nothing that can be read is kept */
export function readPlayerMemory(): PlayerMemory {
  try {
    const value: unknown = JSON.parse(deviceStorage.readPlayer() ?? 'null');
    if (typeof value !== 'object' || value === null) return fresh;
    const wish = lessonForms.find((form) => form === Reflect.get(value, 'wish')) ?? 'auto';
    return { wish, hasSound: Reflect.get(value, 'hasSound') === true };
  } catch {
    return fresh;
  }
}

export function keepPlayerMemory(memory: PlayerMemory): void {
  deviceStorage.rememberPlayer(JSON.stringify(memory));
}
