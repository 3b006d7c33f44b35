import {
  type AccountSettings,
  accountSettings as accountSettingsSchema,
  type SettingName,
} from '@python-learning/contract';
import { learnerStorage } from '../storage/learner-storage.ts';
import { getLocalSettings, type LocalSettings } from './local-settings.ts';

/** The choices of the browser under the names that the account has for them. */
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

/** The newer of two choices; one that was just sent is what the server made of it. */
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

/** What the account says otherwise than this browser. */
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

/** What this browser last knew, and what of it the server has not heard yet. */
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
