import { apiBase } from '@python-learning/contract';
import type { HostedPage } from './local/checkout-pages.ts';
import { createLocalProvider } from './local/local-provider.ts';
import { createPayHere, type PayHereSettings } from './payhere/payhere.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The payment provider and its settings. With `none`, nothing is sold. */
export type PaymentSettings =
  | { provider: 'none' }
  | { provider: 'local' }
  | ({ provider: 'payhere' } & PayHereSettings);

type ProviderDeps = {
  publicOrigin: string;
  nowMs: () => number;
  /** Signing secret of the local provider; it never leaves the process. */
  localSecret: string;
  newPaymentId: () => string;
  deliver: (fields: Readonly<Record<string, string>>) => Promise<number>;
  /** Pauses between attempts of repeatable calls to the provider, in milliseconds. */
  retryPausesMs?: readonly number[] | undefined;
};

/** Path to which the provider sends notifications. */
export const notifyPath = `${apiBase}/subscriptions/notify/`;

type Made = {
  /** Null while nothing is sold. */
  provider: PaymentProvider | null;
  /** Pages of the provider that this server serves. */
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
