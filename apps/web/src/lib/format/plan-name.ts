import { m } from '../../paraglide/messages.js';

const names: Readonly<Record<string, () => string>> = {
  monthly: m.subscription_monthly,
  annual: m.subscription_annual,
};

/** The name of a plan in the reader's language; a plan that is new to this page has the name that the api gave it. */
export function planName({ id, name }: { id: string; name: string }): string {
  return names[id]?.() ?? name;
}
