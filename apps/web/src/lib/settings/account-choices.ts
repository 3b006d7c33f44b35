import type { AccountSettings, SettingName, SettingValues } from '@python-learning/contract';
import { learnerStorage } from '../storage/learner-storage.ts';
import { namesOf, newestOf, only, readKept } from './shared-settings.ts';

/** A learner's choices, and which of them the server does not have yet. */
export type AccountChoices = {
  all: () => AccountSettings;
  /** The choices to send; empty if the server has all of them. */
  unsent: () => AccountSettings;
  hasUnsent: () => boolean;
  /** @param at when it was chosen, in milliseconds since 1970 */
  choose: <N extends SettingName>(name: N, value: SettingValues[N], at: number) => void;
  /** Merges the server's answer to `sent`. */
  merge: (answer: AccountSettings, sent: AccountSettings) => void;
  /** Stops sending what the server has not accepted. */
  giveUp: () => void;
  /** Saves the choices in this browser. */
  keep: () => void;
  /** Loads the choices that this browser saved last. */
  restore: () => void;
  /** Clears the choices in memory; the saved ones stay. */
  clear: () => void;
};

export function createAccountChoices(): AccountChoices {
  let choices: AccountSettings = {};
  let unsent = new Set<SettingName>();
  return {
    all: () => choices,
    unsent: () => only(choices, unsent),
    hasUnsent: () => unsent.size > 0,
    choose: (name, value, at) => {
      choices = { ...choices, [name]: { value, changed_at: new Date(at).toISOString() } };
      unsent.add(name);
    },
    merge: (answer, sent) => {
      const merged = newestOf(choices, answer, sent);
      for (const name of namesOf(sent)) if (choices[name] === sent[name]) unsent.delete(name);
      for (const name of namesOf(answer)) if (merged[name] === answer[name]) unsent.delete(name);
      choices = merged;
    },
    giveUp: () => {
      unsent = new Set();
    },
    keep: () => {
      learnerStorage.rememberAccountSettings(JSON.stringify({ choices, unsent: [...unsent] }));
    },
    restore: () => {
      ({ choices, unsent } = readKept());
    },
    clear: () => {
      choices = {};
      unsent = new Set();
    },
  };
}
