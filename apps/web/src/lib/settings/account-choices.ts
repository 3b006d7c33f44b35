import {
  type AccountSettings,
  accountSettings as accountSettingsSchema,
  type SettingName,
  type SettingValues,
} from '@python-learning/contract';
import { learnerStorage } from '../storage/learner-storage.ts';
import { readFields } from '../storage/read-fields.ts';

/** A learner's choices, and the names of those that the server does not have yet. */
export type AccountChoices = { choices: AccountSettings; unsent: readonly SettingName[] };

export const noChoices: AccountChoices = { choices: {}, unsent: [] };

/** Returns the choices to send; empty if the server has all of them. */
export function unsentOf({ choices, unsent }: AccountChoices): AccountSettings {
  return Object.fromEntries(Object.entries(choices).filter(([name]) => unsent.some((one) => one === name)));
}

/** @param at when it was chosen, in milliseconds since 1970 */
export function withChoice<N extends SettingName>(
  { choices, unsent }: AccountChoices,
  name: N,
  value: SettingValues[N],
  at: number,
): AccountChoices {
  const choice = { value, changed_at: new Date(at).toISOString() };
  return { choices: { ...choices, [name]: choice }, unsent: [...unsent.filter((one) => one !== name), name] };
}

/** Merges the server's answer to `sent`: the newer choice wins, and the answer replaces what was just sent. */
export function withAnswer(
  { choices: here, unsent }: AccountChoices,
  answer: AccountSettings,
  sent: AccountSettings,
): AccountChoices {
  const taken = namesOf(answer).filter((name) => {
    const mine = here[name];
    return mine === undefined || mine === sent[name] || isNewer(answer[name], mine);
  });
  return {
    choices: { ...here, ...Object.fromEntries(taken.map((name) => [name, answer[name]])) },
    unsent: unsent.filter((name) => here[name] !== sent[name] && !taken.includes(name)),
  };
}

export function readChoices(): AccountChoices {
  const { choices: kept, unsent } = readFields(learnerStorage.readAccountSettings());
  const choices = accountSettingsSchema.safeParse(kept);
  if (!choices.success) return noChoices;
  const names = Array.isArray(unsent) ? unsent : [];
  return { choices: choices.data, unsent: namesOf(choices.data).filter((name) => names.includes(name)) };
}

export function saveChoices(choices: AccountChoices): void {
  learnerStorage.rememberAccountSettings(JSON.stringify(choices));
}

type Dated = { changed_at: string } | undefined;

function isNewer(a: Dated, b: Dated): boolean {
  return Date.parse(a?.changed_at ?? '') > Date.parse(b?.changed_at ?? '');
}

function namesOf(settings: AccountSettings): SettingName[] {
  const known = Object.keys(accountSettingsSchema.shape);
  return Object.keys(settings).filter((name): name is SettingName => known.includes(name));
}
