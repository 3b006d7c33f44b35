import { apiBase } from '@python-learning/contract';
import type {
  PaymentConfig,
  ProviderName,
  ProviderSettings,
} from '../../../platform/config/payment-config.ts';
import type { FormFields } from '../../../platform/http/form-fields.ts';
import { createLocalProvider } from './local/local-provider.ts';
import { createPayHere } from './payhere/payhere.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createRazorpay } from './razorpay/razorpay.ts';

type ProviderDeps = {
  publicOrigin: string;
  nowMs: () => number;
  /** Signing secret of the local provider; it never leaves the process. */
  localSecret: string;
  newPaymentId: () => string;
  /** Sends a notification of the local provider to our own notify call. */
  deliver: (fields: FormFields) => Promise<number>;
  /** Pauses between attempts of repeatable calls to the provider, in milliseconds. */
  retryPausesMs?: readonly number[] | undefined;
};

/** Path to which every provider sends notifications. */
export const notifyPath = `${apiBase}/subscriptions/notify/`;

type SettingsOf<N extends ProviderName> = Extract<ProviderSettings, { provider: N }>;
type Makers = {
  readonly [N in ProviderName]: (
    settings: SettingsOf<N>,
    deps: ProviderDeps & { notifyUrl: string },
  ) => PaymentProvider;
};

const makers: Makers = {
  local: (_settings, deps) => createLocalProvider({ ...deps, secret: deps.localSecret }),
  payhere: (settings, deps) => createPayHere({ ...settings, ...deps }),
  razorpay: (settings, deps) => createRazorpay({ ...settings, ...deps }),
};

export type Providers = {
  /** Takes the payments of new orders; null while nothing is sold. */
  seller: PaymentProvider | null;
  /** Everyone who may still notify about an order, the seller first. */
  all: readonly PaymentProvider[];
  /** The provider of an order; null when it is no longer set up. */
  named(name: string): PaymentProvider | null;
};

export function createProviders({ seller, providers }: PaymentConfig, deps: ProviderDeps): Providers {
  const all = providers
    .toSorted((a, b) => Number(b.provider === seller) - Number(a.provider === seller))
    .map((settings) => createProvider(settings, { ...deps, notifyUrl: deps.publicOrigin + notifyPath }));
  const named = (name: string): PaymentProvider | null =>
    all.find((provider) => provider.name === name) ?? null;
  return { seller: seller === null ? null : named(seller), all, named };
}

function createProvider<N extends ProviderName>(
  settings: SettingsOf<N> & { provider: N },
  deps: ProviderDeps & { notifyUrl: string },
): PaymentProvider {
  return makers[settings.provider](settings, deps);
}
