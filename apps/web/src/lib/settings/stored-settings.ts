import type { Language } from '@python-learning/domain';
import { chooseLanguage } from '../language/choose-language.ts';

export const themes = ['system', 'light', 'dark'] as const;
/** `system` follows the device. */
export type Theme = (typeof themes)[number];

export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/** The settings that show in the page from its first paint on. */
export type Looks = {
  language: Language;
  theme: Theme;
  textSize: TextSize;
  /** Size of programs and their output, independent of the text size. */
  codeSize: TextSize;
};

/** Settings of this browser. They apply before a login and survive a logout. */
export type LocalSettings = Looks & {
  sound: boolean;
  /** Load nothing large unless asked. The default is the browser's data-saving preference. */
  dataSaving: boolean;
};

export const settingKeys = {
  language: 'language',
  theme: 'theme',
  textSize: 'text_size',
  codeSize: 'code_size',
  sound: 'sound',
  dataSaving: 'data_saving',
} as const satisfies Record<keyof LocalSettings, string>;

/** The keys that stay in the browser after a logout. */
export const localSettingsKeys: readonly string[] = /* @__PURE__ */ Object.values(settingKeys);

/** Whether the device prefers dark colours; undefined without a browser. */
export const darkDevice = globalThis.window?.matchMedia?.('(prefers-color-scheme: dark)');

/** Writes the looks to the root element, for the styles. */
export function showLooks({ language, theme, textSize, codeSize }: Looks): void {
  if (typeof document === 'undefined') return;
  const { dataset } = document.documentElement;
  document.documentElement.lang = language;
  dataset['theme'] = theme === 'system' ? themeOfDevice() : theme;
  dataset['textSize'] = textSize;
  dataset['codeSize'] = codeSize;
}

function themeOfDevice(): Theme {
  return darkDevice?.matches === true ? 'dark' : 'light';
}

/** Reads the saved looks. A missing or unknown one gets its default. */
export function readLooks(): Looks {
  return {
    language: chooseLanguage(readStored(settingKeys.language), globalThis.navigator?.languages ?? []),
    theme: oneOf(themes, readStored(settingKeys.theme)) ?? 'system',
    textSize: oneOf(textSizes, readStored(settingKeys.textSize)) ?? 'normal',
    codeSize: oneOf(textSizes, readStored(settingKeys.codeSize)) ?? 'normal',
  };
}

function oneOf<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((one) => one === value);
}

/** Returns what the browser's storage has for this key; null without storage or browser. */
export function readStored(key: string): string | null {
  if (typeof document === 'undefined') return null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with null. Full or missing storage costs only convenience: nothing fails. */
export function writeStored(key: string, value: string | null): void {
  if (typeof document === 'undefined') return;
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // What is chosen or typed lasts until the page is left.
  }
}
