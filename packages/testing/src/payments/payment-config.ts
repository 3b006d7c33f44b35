import { type AppParts, sellingCurrencies } from '@python-learning/api';

type PaymentConfig = AppParts['config']['payment'];
type ProviderSettings = PaymentConfig['providers'][number];

/** Payment settings with which the first provider takes the payments and the others answer for former orders. */
export function soldBy(seller: ProviderSettings, ...former: ProviderSettings[]): PaymentConfig {
  const { provider } = seller;
  const currency = sellingCurrencies[provider];
  return { seller: provider, providers: [...former, seller], currency, priceHint: null };
}

/** Payment settings with which nothing is sold. */
export const nothingSold: PaymentConfig = {
  seller: null,
  providers: [],
  currency: sellingCurrencies.local,
  priceHint: null,
};
