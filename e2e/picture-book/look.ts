import type { Language } from '../messages.ts';
import type { Device } from '../warm-browser.ts';

/** How a screen may be looked at. */
export type Look = { device: Device; language: Language; theme: 'light' | 'dark' };

/** Every way to look; neighbours differ in more than one thing. */
export const looks: readonly Look[] = [
  { device: 'phone', language: 'ta', theme: 'light' },
  { device: 'desktop', language: 'en', theme: 'dark' },
  { device: 'phone', language: 'en', theme: 'light' },
  { device: 'desktop', language: 'ta', theme: 'dark' },
  { device: 'phone', language: 'ta', theme: 'dark' },
  { device: 'desktop', language: 'en', theme: 'light' },
  { device: 'phone', language: 'en', theme: 'dark' },
  { device: 'desktop', language: 'ta', theme: 'light' },
];

/** The look of a scene: always the same one for its name, so that a new scene leaves the others as they were. */
export function lookOf(name: string): Look {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7);
  const look = looks[sum % looks.length];
  if (look === undefined) throw new Error('There is no way to look.');
  return look;
}
