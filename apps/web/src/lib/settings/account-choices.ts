import type { AccountSettings, SettingName, SettingValues } from '@python-learning/contract';
import { learnerStorage } from '../storage/learner-storage.ts';
import { namesOf, newestOf, only, readKept } from './shared-settings.ts';

/** What a learner chose, and what of it the server has not heard yet. */
export type AccountChoices = {
  all: () => AccountSettings;
  /** What is to be sent; empty when the server knows everything. */
  unsent: () => AccountSettings;
  hasUnsent: () => boolean;
  /** @param at when it was chosen, in milliseconds */
  choose: <N extends SettingName>(name: N, value: SettingValues[N], at: number) => void;
  /** Takes over what the server answered to `sent`. */
  merge: (answer: AccountSettings, sent: AccountSettings) => void;
  /** Asks the server no more to take what it has not taken. */
  giveUp: () => void;
  /** Writes them down in this browser. */
  keep: () => void;
  /** Begins with what this browser wrote down last. */
  restore: () => void;
  /** Forgets everything here; what was written down stays. */
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
