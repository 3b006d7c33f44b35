import type { Language } from '@python-learning/domain';
import type { Device } from '../warm-browser.ts';

export type Appearance = { device: Device; language: Language; theme: 'light' | 'dark' };

/** Every combination of device, language and theme. */
export const appearances: readonly Appearance[] = [
  { device: 'phone', language: 'ta', theme: 'light' },
  { device: 'desktop', language: 'en', theme: 'dark' },
  { device: 'phone', language: 'en', theme: 'light' },
  { device: 'desktop', language: 'ta', theme: 'dark' },
  { device: 'phone', language: 'ta', theme: 'dark' },
  { device: 'desktop', language: 'en', theme: 'light' },
  { device: 'phone', language: 'en', theme: 'dark' },
  { device: 'desktop', language: 'ta', theme: 'light' },
];

/** Appearance of a picture, by its name alone, so that new pictures do not change the others. */
export function appearanceOf(name: string): Appearance {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7);
  const appearance = appearances[sum % appearances.length];
  if (appearance === undefined) throw new Error('There is no way to look.');
  return appearance;
}
