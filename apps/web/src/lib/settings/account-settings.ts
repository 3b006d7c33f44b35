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

/** `waiting`: what was chosen holds here, and is sent when the server can be reached. */
export type AccountSettingsState = { weekGoal: WeekGoal; sync: 'saved' | 'sending' | 'waiting' };

/** Where the choices of all devices meet. */
export type SettingsCalls = {
  load: () => Promise<AccountSettings>;
  save: (changes: AccountSettings) => Promise<AccountSettings>;
};

export type AccountSettingsKeeper = {
  state: () => AccountSettingsState;
  subscribe: (listener: () => void) => () => void;
  chooseWeekGoal: (goal: WeekGoal) => void;
  /** Keeps this device and the account alike for as long as a learner is here. @returns what ends it */
  follow: () => () => void;
};

/** A switch that is pressed twice is sent once. */
const gatherMs = 400;
const retryMs = 30_000;

/**
 * Every choice carries the time at which it was made, and the newest one holds: on this device at once, for the account
 * as soon as the server hears of it, on the other devices when they ask.
 */
export function createAccountSettings(calls: SettingsCalls): AccountSettingsKeeper {
  const listeners = new Set<() => void>();
  const choices = createAccountChoices();
  let state: AccountSettingsState = { weekGoal: usualWeekGoal, sync: 'saved' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isApplying = false;
  /** Another learner's turn is another number; what belongs to a former one is dropped. */
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
      // What the server will never take is not asked of it again; it holds on this device alone.
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

/** Calls `listener` when the connection is back and when the page is looked at again. @returns what ends it */
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

/** The one of the app. */
export const accountSettings = createAccountSettings({
  load: () => api.settings.settings(),
  save: (body) => api.settings.changeSettings({ body }),
});

/** What is chosen for the account, as React state. */
export function useAccountSettings(): AccountSettingsState {
  return useSyncExternalStore(accountSettings.subscribe, accountSettings.state);
}

function isRefusedForGood(failure: unknown): boolean {
  return failure instanceof ApiError && [400, 404, 413].includes(failure.status);
}
