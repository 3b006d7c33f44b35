import { type AccountSettings, usualWeekGoal, type WeekGoal } from '@python-learning/contract';
import { useSyncExternalStore } from 'react';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { createAccountChoices } from './account-choices.ts';
import {
  changeLocalSettings,
  getLocalSettings,
  subscribeToLocalSettings,
  takeFreshChoices,
} from './local-settings.ts';
import { localDifferences, localNames, sharedNames } from './shared-settings.ts';

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

/** Delay before choices are sent, in milliseconds: a switch that is pressed twice is sent once. */
const gatherMs = 400;
const retryMs = 30_000;

/**
 * Every choice carries the time at which it was made, and the newest wins. It applies on this device at once, to the
 * account when the server receives it, and to other devices when they load.
 */
export function createAccountSettings(calls: SettingsCalls): AccountSettingsKeeper {
  const listeners = new Set<() => void>();
  const choices = createAccountChoices();
  let state: AccountSettingsState = { weekGoal: usualWeekGoal, sync: 'saved' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isApplying = false;
  /** Changes with each learner; results of a previous turn are dropped. */
  let turn = 0;

  const show = (sync: AccountSettingsState['sync']) => {
    state = { weekGoal: choices.all().week_goal?.value ?? usualWeekGoal, sync };
    for (const listener of listeners) listener();
  };
  const later = (delayMs: number) => {
    clearTimeout(timer);
    const ofTurn = turn;
    timer = setTimeout(() => void sync(ofTurn), delayMs);
  };
  const applyHere = () => {
    isApplying = true;
    changeLocalSettings(localDifferences(choices.all()));
    takeFreshChoices();
    isApplying = false;
  };
  const sync = async (ofTurn: number): Promise<void> => {
    const sent = choices.unsent();
    if (choices.hasUnsent()) show('sending');
    try {
      const answer = choices.hasUnsent() ? await calls.save(sent) : await calls.load();
      if (ofTurn !== turn) return;
      choices.merge(answer, sent);
      choices.keep();
      applyHere();
      show(choices.hasUnsent() ? 'sending' : 'saved');
      if (choices.hasUnsent()) later(0);
    } catch (failure) {
      if (ofTurn !== turn) return;
      // A choice that the server will never accept is not sent again; it applies on this device only.
      if (isRefusedForGood(failure)) choices.giveUp();
      show(choices.hasUnsent() ? 'waiting' : 'saved');
      if (choices.hasUnsent()) later(retryMs);
    }
  };
  const sendSoon = () => {
    choices.keep();
    show('sending');
    later(gatherMs);
  };
  const gather = () => {
    if (isApplying) return;
    const fresh = takeFreshChoices();
    for (const name of sharedNames) {
      const at = fresh.get(localNames[name]);
      if (at !== undefined) choices.choose(name, getLocalSettings()[localNames[name]], at);
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
      choices.choose('week_goal', goal, Date.now());
      sendSoon();
    },
    follow: () => {
      turn += 1;
      const ofTurn = turn;
      choices.restore();
      const stopListening = subscribeToLocalSettings(gather);
      const stopWaking = onWake(() => void sync(ofTurn));
      gather();
      show('saved');
      void sync(ofTurn);
      return () => {
        turn += 1;
        clearTimeout(timer);
        stopListening();
        stopWaking();
        choices.clear();
        show('saved');
      };
    },
  };
}

/** Calls `listener` when online or visible again. Returns a function that stops it. */
function onWake(listener: () => void): () => void {
  const wake = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}

/** The app's only instance. */
export const accountSettings = createAccountSettings({
  load: () => api.settings.settings(),
  save: (body) => api.settings.changeSettings({ body }),
});

/** The choices for the account, as React state. */
export function useAccountSettings(): AccountSettingsState {
  return useSyncExternalStore(accountSettings.subscribe, accountSettings.state);
}

function isRefusedForGood(failure: unknown): boolean {
  return failure instanceof ApiError && [400, 404, 413].includes(failure.status);
}
