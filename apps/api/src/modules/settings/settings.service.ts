import {
  type AccountSettings,
  accountSettings,
  type SettingName,
  settingSchemas,
} from '@python-learning/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Database, withTransaction } from '../../platform/db/database.ts';
import { createAccountsRepository } from '../auth/index.ts';
import { type ChoiceRow, createSettingsRepository } from './settings.repository.ts';

export interface SettingsService {
  read(learnerId: string): Promise<AccountSettings>;
  /** Saves the changes that are newer than the stored ones. Resolves with the current settings. */
  change(learnerId: string, changes: AccountSettings): Promise<AccountSettings>;
}

export function createSettingsService({ db, clock }: { db: Database; clock: Clock }): SettingsService {
  return {
    read: async (learnerId) => toSettings(await createSettingsRepository(db).list(learnerId)),
    change: (learnerId, changes) =>
      withTransaction(db, async (handle) => {
        const repository = createSettingsRepository(handle);
        await repository.keepNewest(learnerId, choicesOf(changes, clock.now()));
        const settings = toSettings(await repository.list(learnerId));
        const language = settings.language?.value;
        if (changes.language !== undefined && language !== undefined) {
          await createAccountsRepository(handle).setLanguage(learnerId, language);
        }
        return settings;
      }),
  };
}

const names = Object.keys(settingSchemas).filter(isSettingName);

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingSchemas, name);
}

/** Caps the time of a choice at now, so that a device with a fast clock does not always win. */
function choicesOf(changes: AccountSettings, now: Date) {
  return names.flatMap((name) => {
    const choice = changes[name];
    if (choice === undefined) return [];
    const claimed = new Date(choice.changed_at);
    return [{ name, value: choice.value, changedAt: claimed < now ? claimed : now }];
  });
}

/** Drops choices that this version of the app does not know or no longer allows. */
function toSettings(rows: readonly ChoiceRow[]): AccountSettings {
  const known = rows.flatMap(({ name, value, changedAt }) => {
    if (!isSettingName(name) || !settingSchemas[name].safeParse(value).success) return [];
    return [[name, { value, changed_at: changedAt.toISOString() }] as const];
  });
  return accountSettings.parse(Object.fromEntries(known));
}
