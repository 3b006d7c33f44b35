import { apiBase } from '@python-learning/contract';
import type { HostedPage } from './local/checkout-pages.ts';
import { createLocalProvider } from './local/local-provider.ts';
import { createPayHere, type PayHereSettings } from './payhere/payhere.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Which provider takes payments, and what it needs to know. `none`: nothing is sold. */
export type PaymentSettings =
  | { provider: 'none' }
  | { provider: 'local' }
  | ({ provider: 'payhere' } & PayHereSettings);

type ProviderDeps = {
  publicOrigin: string;
  nowMs: () => number;
  /** Signs for the local provider; it leaves no process. */
  localSecret: string;
  newPaymentId: () => string;
  deliver: (fields: Readonly<Record<string, string>>) => Promise<number>;
  /** Pauses between calls of the provider that may be repeated. */
  retryPausesMs?: readonly number[] | undefined;
};

/** Where the provider tells what became of an order. */
export const notifyPath = `${apiBase}/subscriptions/notify/`;

type Made = {
  /** Null while nothing is sold. */
  provider: PaymentProvider | null;
  /** Pages of the provider that we serve ourselves. */
  pages: readonly HostedPage[];
};

export function createProvider(settings: PaymentSettings, deps: ProviderDeps): Made {
  const notifyUrl = deps.publicOrigin + notifyPath;
  switch (settings.provider) {
    case 'none':
      return { provider: null, pages: [] };
    case 'local': {
      const provider = createLocalProvider({ ...deps, secret: deps.localSecret, notifyUrl });
      return { provider, pages: provider.pages };
    }
    case 'payhere':
      return { provider: createPayHere({ ...settings, ...deps, notifyUrl }), pages: [] };
  }
}
