import { m } from '../../compiled-messages/messages.ts';

const names: Readonly<Record<string, () => string>> = {
  monthly: m.subscriptions_monthly,
  annual: m.subscriptions_annual,
};

/** Returns the plan's name in the reader's language, or the api's name for an unknown plan. */
export function planName({ id, name }: { id: string; name: string }): string {
  return names[id]?.() ?? name;
}
