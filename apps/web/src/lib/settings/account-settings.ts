import {
  type AccountSettings,
  type SettingName,
  usualWeekGoal,
  type WeekGoal,
} from '@python-learning/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../api/api.ts';
import { onWake } from '../connection/connection.ts';
import { keptKinds } from '../outbox/kept-kinds.ts';
import { Outbox } from '../outbox/outbox.ts';
import { noChoices, readChoices, saveChoices, unsentOf, withAnswer, withChoice } from './account-choices.ts';
import {
  changeLocalSettings,
  getLocalSettings,
  subscribeToLocalSettings,
  takeFreshChoices,
} from './local-settings.ts';
import type { LocalSettings } from './stored-settings.ts';

/** `waiting`: the choices apply here, and are sent when the server can be reached. */
export type AccountSettingsState = { weekGoal: WeekGoal; sync: 'saved' | 'sending' | 'waiting' };

/** The calls through which the choices of all devices are shared. */
export type SettingsCalls = {
  load: () => Promise<AccountSettings>;
  save: (changes: AccountSettings) => Promise<AccountSettings>;
};

export type AccountSettingsKeeper = {
  state: () => AccountSettingsState;
  subscribe: (listener: () => void) => () => void;
  chooseWeekGoal: (goal: WeekGoal) => void;
  /** Syncs this device with the account while a learner is here. Returns a function to stop it. */
  follow: () => () => void;
};

/**
 * Every choice carries the time at which it was made, and the newest wins. It applies on this device at once, to the
 * account when the server receives it, and to other devices when they load.
 */
export function createAccountSettings(calls: SettingsCalls): AccountSettingsKeeper {
  const listeners = new Set<() => void>();
  let kept = noChoices;
  let state: AccountSettingsState = { weekGoal: usualWeekGoal, sync: 'saved' };
  /** Carries the choices of the learner who is here; null without one. */
  let outbox: Outbox<AccountSettings, AccountSettings> | null = null;
  let isApplying = false;

  const hasUnsent = () => kept.unsent.length > 0;
  const show = (sync: AccountSettingsState['sync']) => {
    state = { weekGoal: kept.choices.week_goal?.value ?? usualWeekGoal, sync };
    for (const listener of listeners) listener();
  };
  const applyHere = () => {
    isApplying = true;
    changeLocalSettings(localDifferences(kept.choices));
    takeFreshChoices();
    isApplying = false;
  };
  /** Drops what was asked for a learner who has left. */
  const merge = (asked: typeof outbox, answer: AccountSettings, sent: AccountSettings) => {
    if (asked === null || asked !== outbox) return;
    kept = withAnswer(kept, answer, sent);
    saveChoices(kept);
    applyHere();
    if (hasUnsent()) outbox.put(unsentOf(kept));
    else show('saved');
  };
  const openOutbox = () => {
    const opened = new Outbox<AccountSettings, AccountSettings>(keptKinds.choices, {
      send: (changes) => calls.save(changes),
      onSent: (sent, answer) => merge(opened, answer, sent),
      // A choice that the server will never accept is not sent again; it applies on this device only.
      onRefused: () => {
        kept = { ...kept, unsent: [] };
      },
      onState: (now) => {
        if (opened === outbox) show(now === 'waiting' ? 'waiting' : hasUnsent() ? 'sending' : 'saved');
      },
    });
    return opened;
  };
  /** Sends what is unsent, or else asks what other devices chose. */
  const sync = async (): Promise<void> => {
    const asked = outbox;
    if (hasUnsent()) return asked?.hurry();
    const answer = await calls.load().catch(() => null);
    if (answer !== null) merge(asked, answer, {});
  };
  const sendSoon = () => {
    saveChoices(kept);
    show(state.sync);
    outbox?.put(unsentOf(kept));
  };
  const gather = () => {
    if (isApplying) return;
    const fresh = takeFreshChoices();
    for (const name of sharedNames) {
      const at = fresh.get(localNames[name]);
      if (at !== undefined) kept = withChoice(kept, name, getLocalSettings()[localNames[name]], at);
    }
    if (fresh.size > 0) sendSoon();
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    chooseWeekGoal: (goal) => {
      kept = withChoice(kept, 'week_goal', goal, Date.now());
      sendSoon();
    },
    follow: () => {
      const opened = openOutbox();
      outbox = opened;
      kept = readChoices();
      const stopListening = subscribeToLocalSettings(gather);
      const stopWaking = onWake(() => void sync());
      gather();
      show('saved');
      if (hasUnsent()) opened.put(unsentOf(kept));
      void sync();
      return () => {
        outbox = null;
        opened.stop();
        stopListening();
        stopWaking();
        kept = noChoices;
        show('saved');
      };
    },
  };
}

/** The app's only instance. */
export const accountSettings = createAccountSettings({
  load: () => api.settings.settings(),
  save: (body) => api.settings.changeSettings({ body }),
});

export function useAccountSettings(): AccountSettingsState {
  return useSyncExternalStore(accountSettings.subscribe, accountSettings.state);
}

/** Syncs the choices of this device with the account while it is mounted. */
export function FollowAccountSettings() {
  useEffect(() => accountSettings.follow(), []);
  return null;
}

/** The settings of the browser by their names in the account. */
const localNames = {
  language: 'language',
  theme: 'theme',
  text_size: 'textSize',
  code_size: 'codeSize',
  sound: 'sound',
  data_saving: 'dataSaving',
} as const satisfies Partial<Record<SettingName, keyof LocalSettings>>;

type SharedName = keyof typeof localNames;
const sharedNames = Object.keys(localNames).filter((name): name is SharedName =>
  Object.hasOwn(localNames, name),
);

/** Returns the settings in which the account differs from this browser. */
function localDifferences(settings: AccountSettings): Partial<LocalSettings> {
  const current = getLocalSettings();
  const changes: Partial<LocalSettings> = {};
  for (const name of sharedNames) {
    const value = settings[name]?.value;
    const localName = localNames[name];
    if (value !== undefined && value !== current[localName]) Object.assign(changes, { [localName]: value });
  }
  return changes;
}
