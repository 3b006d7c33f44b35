import type { AccountSettings, SettingName } from '@python-learning/contract';
import { getLocalSettings } from './local-settings.ts';
import type { LocalSettings } from './stored-settings.ts';

/** The settings of the browser by their names in the account. */
export const localNames = {
  language: 'language',
  theme: 'theme',
  text_size: 'textSize',
  code_size: 'codeSize',
  sound: 'sound',
  data_saving: 'dataSaving',
} as const satisfies Partial<Record<SettingName, keyof LocalSettings>>;

type SharedName = keyof typeof localNames;
export const sharedNames = Object.keys(localNames).filter((name): name is SharedName =>
  Object.hasOwn(localNames, name),
);

/** Returns the settings in which the account differs from this browser. */
export function localDifferences(settings: AccountSettings): Partial<LocalSettings> {
  const current = getLocalSettings();
  const changes: Partial<LocalSettings> = {};
  for (const name of sharedNames) {
    const value = settings[name]?.value;
    const localName = localNames[name];
    if (value !== undefined && value !== current[localName]) Object.assign(changes, { [localName]: value });
  }
  return changes;
}
