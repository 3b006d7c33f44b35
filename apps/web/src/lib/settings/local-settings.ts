import type { Language } from '@python-learning/domain';
import { useSyncExternalStore } from 'react';
import { chooseLanguage } from '../language/choose-language.ts';

export const themes = ['system', 'light', 'dark'] as const;
/** `system` follows the device. */
export type Theme = (typeof themes)[number];

export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/** Settings of this browser. They apply before a login and survive a logout. */
export type LocalSettings = {
  language: Language;
  theme: Theme;
  textSize: TextSize;
  /** Size of programs and their output, independent of the text size. */
  codeSize: TextSize;
  sound: boolean;
  /** Load nothing large unless asked. The default is the browser's data-saving preference. */
  dataSaving: boolean;
};

/** Storage key of each setting; `public/first-paint.js` reads the same keys. */
const keys = {
  language: 'language',
  theme: 'theme',
  textSize: 'text_size',
  codeSize: 'code_size',
  sound: 'sound',
  dataSaving: 'data_saving',
} as const satisfies Record<keyof LocalSettings, string>;

/** The keys that stay in the browser after a logout. */
export const localSettingsKeys: readonly string[] = Object.values(keys);

const listeners = new Set<() => void>();
const freshChoices = new Map<keyof LocalSettings, number>();
let current = readAll();

/** Returns the current settings. The object stays the same until one of them changes. */
export function getLocalSettings(): LocalSettings {
  return current;
}

/** Changes settings: the page follows at once, the browser saves them, other tabs apply them. */
export function changeLocalSettings(changes: Partial<LocalSettings>): void {
  for (const name of Object.keys(changes)) if (isSetting(name)) freshChoices.set(name, Date.now());
  become({ ...current, ...changes });
  const values = toStored(current);
  for (const name of Object.keys(changes)) {
    if (isSetting(name)) write(keys[name], values[name]);
  }
  if (changes.language !== undefined) tellServer(changes.language);
}

/**
 * Returns and clears what was chosen in this window since the last call, with the time of each choice in milliseconds
 * since 1970, so that it can be saved elsewhere, too.
 */
export function takeFreshChoices(): ReadonlyMap<keyof LocalSettings, number> {
  const taken = new Map(freshChoices);
  freshChoices.clear();
  return taken;
}

/** The choices as React state. */
export function useLocalSettings(): LocalSettings {
  return useSyncExternalStore(subscribeToLocalSettings, getLocalSettings, getDrawnSettings);
}

/** Calls `listener` after each change. Returns a function that stops it. */
export function subscribeToLocalSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Another tab of the same browser changed a choice.
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === null || localSettingsKeys.includes(key)) become(readAll());
});
const darkDevice = globalThis.window?.matchMedia?.('(prefers-color-scheme: dark)');
darkDevice?.addEventListener('change', () => showOnPage(current));

let drawn = current;

/** Returns what a prerendered page shows: the default settings in the current language. */
function getDrawnSettings(): LocalSettings {
  if (drawn.language !== current.language || drawn === current) {
    drawn = {
      language: current.language,
      theme: 'system',
      textSize: 'normal',
      codeSize: 'normal',
      sound: true,
      dataSaving: false,
    };
  }
  return drawn;
}

function become(next: LocalSettings): void {
  current = next;
  showOnPage(next);
  for (const listener of listeners) listener();
}

/** Writes the settings to the root element for the styles, as `public/first-paint.js` does. */
function showOnPage({ language, theme, textSize, codeSize }: LocalSettings): void {
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

function readAll(): LocalSettings {
  return {
    language: chooseLanguage(read(keys.language), globalThis.navigator?.languages ?? []),
    theme: oneOf(themes, read(keys.theme)) ?? 'system',
    textSize: oneOf(textSizes, read(keys.textSize)) ?? 'normal',
    codeSize: oneOf(textSizes, read(keys.codeSize)) ?? 'normal',
    sound: read(keys.sound) !== 'off',
    dataSaving: (read(keys.dataSaving) ?? (wishesToSaveData() ? 'on' : 'off')) === 'on',
  };
}

function toStored(settings: LocalSettings): Record<keyof LocalSettings, string> {
  return {
    ...settings,
    sound: settings.sound ? 'on' : 'off',
    dataSaving: settings.dataSaving ? 'on' : 'off',
  };
}

function wishesToSaveData(): boolean {
  const connection: unknown = Reflect.get(globalThis.navigator ?? {}, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

function isSetting(name: string): name is keyof LocalSettings {
  return Object.hasOwn(keys, name);
}

function oneOf<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((one) => one === value);
}

function read(key: string): string | null {
  if (typeof document === 'undefined') return null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Sets the cookie that tells the server the language of the landing page. */
function tellServer(language: Language): void {
  if (typeof document === 'undefined') return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

function write(key: string, value: string): void {
  if (typeof document === 'undefined') return;
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is not available: the choice lasts until the page is left.
  }
}
