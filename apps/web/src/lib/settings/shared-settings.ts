import {
  type AccountSettings,
  accountSettings as accountSettingsSchema,
  type SettingName,
} from '@python-learning/contract';
import { learnerStorage } from '../storage/learner-storage.ts';
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

/** Merges choices: the newer one wins, and the server's answer replaces what was just sent. */
export function newestOf(
  here: AccountSettings,
  there: AccountSettings,
  sent: AccountSettings,
): AccountSettings {
  const merged: Record<string, unknown> = { ...here };
  for (const name of namesOf(there)) {
    const [mine, theirs] = [here[name], there[name]];
    if (mine === undefined || mine === sent[name] || isNewer(theirs, mine)) merged[name] = theirs;
  }
  return merged;
}

type Dated = { changed_at: string } | undefined;

function isNewer(a: Dated, b: Dated): boolean {
  return Date.parse(a?.changed_at ?? '') > Date.parse(b?.changed_at ?? '');
}

export function namesOf(settings: AccountSettings): SettingName[] {
  const known = Object.keys(accountSettingsSchema.shape);
  return Object.keys(settings).filter((name): name is SettingName => known.includes(name));
}

export function only(settings: AccountSettings, names: ReadonlySet<SettingName>): AccountSettings {
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => [...names].some((one) => one === name)),
  );
}

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

/** Reads the choices that this browser saved, and which of them the server does not have yet. */
export function readKept(): { choices: AccountSettings; unsent: Set<SettingName> } {
  try {
    const kept = Object(JSON.parse(learnerStorage.readAccountSettings() ?? '')) as Record<string, unknown>;
    const choices = accountSettingsSchema.parse(kept['choices']);
    const unsent = Array.isArray(kept['unsent']) ? kept['unsent'] : [];
    return { choices, unsent: new Set(namesOf(choices).filter((name) => unsent.includes(name))) };
  } catch {
    return { choices: {}, unsent: new Set() };
  }
}
