import type { Language } from '@python-learning/domain';
import { useSyncExternalStore } from 'react';
import {
  darkDevice,
  type LocalSettings,
  localSettingsKeys,
  readLooks,
  readStored,
  settingKeys,
  showLooks,
  writeStored,
} from './stored-settings.ts';

const listeners = new Set<() => void>();
const freshChoices = new Map<keyof LocalSettings, number>();
let current = readSettings();

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
    if (isSetting(name)) writeStored(settingKeys[name], values[name]);
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

/** One choice as React state. A prerendered page shows the default first, and only what differs is rendered again. */
export function useLocalSetting<Name extends keyof LocalSettings>(name: Name): LocalSettings[Name] {
  return useSyncExternalStore(
    subscribeToLocalSettings,
    () => current[name],
    () => getDrawnSettings()[name],
  );
}

/** Calls `listener` after each change. Returns a function that stops it. */
export function subscribeToLocalSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Another tab of the same browser changed a choice.
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === null || localSettingsKeys.includes(key)) become(readSettings());
});
darkDevice?.addEventListener('change', () => showLooks(current));

/** Returns what a prerendered page shows: the default settings in the current language. */
function getDrawnSettings(): LocalSettings {
  return {
    language: current.language,
    theme: 'system',
    textSize: 'normal',
    codeSize: 'normal',
    sound: true,
    dataSaving: false,
  };
}

function become(next: LocalSettings): void {
  current = next;
  showLooks(next);
  for (const listener of listeners) listener();
}

function readSettings(): LocalSettings {
  return {
    ...readLooks(),
    sound: readStored(settingKeys.sound) !== 'off',
    dataSaving: (readStored(settingKeys.dataSaving) ?? (wishesToSaveData() ? 'on' : 'off')) === 'on',
  };
}

function wishesToSaveData(): boolean {
  const connection: unknown = Reflect.get(globalThis.navigator ?? {}, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

function toStored(settings: LocalSettings): Record<keyof LocalSettings, string> {
  return {
    ...settings,
    sound: settings.sound ? 'on' : 'off',
    dataSaving: settings.dataSaving ? 'on' : 'off',
  };
}

function isSetting(name: string): name is keyof LocalSettings {
  return Object.hasOwn(settingKeys, name);
}

/** Sets the cookie that tells the server the language of the landing page. */
function tellServer(language: Language): void {
  if (typeof document === 'undefined') return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
