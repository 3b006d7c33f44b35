import { z } from 'zod';
import { secretMin, secretProblems } from './secrets.ts';

export type PayHereSettings = {
  /** Scheme and host of the provider's pages and calls: https://sandbox.payhere.lk or https://www.payhere.lk. */
  origin: string;
  merchantId: string;
  merchantSecret: string;
  /** Credentials of the merchant api; null when not set up, so that only notifications bring news. */
  app: { id: string; secret: string } | null;
};

export type RazorpaySettings = {
  /** Scheme and host of the provider's calls: https://api.razorpay.com. */
  origin: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
};

/** A payment provider with its settings. `local` is our own page, which takes no money, outside production only. */
export type ProviderSettings =
  | { provider: 'local' }
  | ({ provider: 'payhere' } & PayHereSettings)
  | ({ provider: 'razorpay' } & RazorpaySettings);

export type ProviderName = ProviderSettings['provider'];

export type PaymentConfig = {
  /** Takes the payments of new orders; null while nothing is sold. */
  seller: ProviderName | null;
  /** Everyone who is set up: a former seller still answers for its orders. */
  providers: readonly ProviderSettings[];
  /** ISO 4217 code of the currency in which plans are sold. */
  currency: string;
  /** Null without one, and where plans are sold in its currency. */
  priceHint: PriceHint | null;
};

/** What prices are about in the currency of the parents, for the pages only. */
export type PriceHint = {
  /** ISO 4217 code. */
  currency: string;
  /** Units of it for one unit of the currency in which plans are sold. */
  rate: number;
};

const choices = ['payhere', 'razorpay', 'local', 'none'] as const;
const modes = ['sandbox', 'live'] as const;
const noSpaces = z.string().regex(/^\S+$/, 'must have no spaces').optional();

const priceHint = z
  .string()
  .regex(/^[A-Z]{3}:\d{1,7}(\.\d{1,4})?$/, 'must be a currency and a rate, such as LKR:300')
  .transform((text): PriceHint => {
    const [currency = '', rate] = text.split(':');
    return { currency, rate: Number(rate) };
  })
  .refine(({ rate }) => rate > 0, 'must have a rate above 0')
  .optional();

export const paymentSettings = {
  PAYMENT_PROVIDER: z.enum(choices, `must be one of ${choices.join(', ')}`).optional(),
  PAYHERE_MODE: z.enum(modes, `must be one of ${modes.join(', ')}`).optional(),
  PAYHERE_MERCHANT_ID: noSpaces,
  PAYHERE_MERCHANT_SECRET: z.string().optional(),
  PAYHERE_APP_ID: z.string().optional(),
  PAYHERE_APP_SECRET: z.string().optional(),
  RAZORPAY_KEY_ID: noSpaces,
  RAZORPAY_KEY_SECRET: noSpaces,
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  PRICE_HINT: priceHint,
};

type Given = z.output<z.ZodObject<typeof paymentSettings>>;
type SettingName = keyof Given;

const payHereOrigins = { sandbox: 'https://sandbox.payhere.lk', live: 'https://www.payhere.lk' } as const;

/** Origins to which the form of a checkout is sent; empty for a provider that has an address, or is our own. */
const formOrigins = {
  local: [],
  payhere: Object.values(payHereOrigins),
  razorpay: [],
} as const satisfies Record<ProviderName, readonly string[]>;
export const checkoutFormOrigins: readonly string[] = Object.values(formOrigins).flat();
const razorpayOrigin = 'https://api.razorpay.com';

/** The currency in which each provider sells: ISO 4217 codes. */
export const sellingCurrencies = { local: 'USD', payhere: 'USD', razorpay: 'INR' } as const satisfies Record<
  ProviderName,
  string
>;

/** Settings that each provider requires. */
const needed = {
  local: {},
  payhere: {
    PAYHERE_MERCHANT_ID: 'set it to the Merchant ID of your PayHere account',
    PAYHERE_MERCHANT_SECRET: 'set it to the secret that PayHere shows for your domain',
  },
  razorpay: {
    RAZORPAY_KEY_ID: 'set it to the Key Id of your Razorpay account',
    RAZORPAY_KEY_SECRET: 'set it to the secret that Razorpay shows with the key',
    RAZORPAY_WEBHOOK_SECRET: 'set it to the secret that you chose for the webhook',
  },
} as const satisfies Record<ProviderName, Partial<Record<SettingName, string>>>;

/** One sentence for each setting to change. */
export function paymentProblems(given: Given, isProduction: boolean): string[] {
  const problems: string[] = [];
  const { PAYMENT_PROVIDER: provider } = given;
  const sold = 'set it to payhere or razorpay, or to none while nothing is sold.';
  if (isProduction && provider === undefined) problems.push(`PAYMENT_PROVIDER is missing: ${sold}`);
  if (isProduction && provider === 'local') problems.push(`PAYMENT_PROVIDER=local takes no money: ${sold}`);
  for (const name of ['payhere', 'razorpay'] as const) {
    if (provider === name || isBegun(given, name)) problems.push(...missingFor(given, name));
  }
  if ((given.PAYHERE_APP_ID === undefined) !== (given.PAYHERE_APP_SECRET === undefined)) {
    problems.push('PAYHERE_APP_ID and PAYHERE_APP_SECRET belong together: set both or none.');
  }
  if (isProduction) problems.push(...testModes(given), ...weakSecrets(given));
  return problems;
}

/** In a test mode, a test card buys a real subscription. */
function testModes({ PAYHERE_MODE: mode, RAZORPAY_KEY_ID: keyId }: Given): string[] {
  const problems: string[] = [];
  if (mode === 'sandbox') {
    problems.push(
      'PAYHERE_MODE=sandbox takes no money: set it to live, with the merchant id and the secrets of your live account.',
    );
  }
  if (keyId?.startsWith('rzp_test_') === true) {
    problems.push(
      'RAZORPAY_KEY_ID is a test key, which takes no money: use a key that begins with rzp_live_.',
    );
  }
  return problems;
}

/** Secrets that sign notifications or open the provider's api. A guessed one is a free subscription. */
const secrets = [
  'PAYHERE_MERCHANT_SECRET',
  'PAYHERE_APP_SECRET',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
] as const satisfies readonly SettingName[];

function weakSecrets(given: Given): string[] {
  return secrets.flatMap((name) => secretProblems(name, given[name], secretMin.provider));
}

/** Call only when there are no problems. */
export function paymentConfigOf(given: Given, isProduction: boolean): PaymentConfig {
  const chosen = given.PAYMENT_PROVIDER ?? 'local';
  const seller = chosen === 'none' ? null : chosen;
  const providers: ProviderSettings[] = [];
  if (seller === 'local') providers.push({ provider: 'local' });
  if (isBegun(given, 'payhere')) providers.push(payHereOf(given, isProduction));
  if (isBegun(given, 'razorpay')) providers.push(razorpayOf(given));
  const currency = sellingCurrencies[seller ?? 'local'];
  const hint = given.PRICE_HINT ?? null;
  return { seller, providers, currency, priceHint: hint?.currency === currency ? null : hint };
}

function payHereOf(given: Given, isProduction: boolean): ProviderSettings {
  const { PAYHERE_APP_ID: id, PAYHERE_APP_SECRET: secret } = given;
  return {
    provider: 'payhere',
    origin: payHereOrigins[given.PAYHERE_MODE ?? (isProduction ? 'live' : 'sandbox')],
    merchantId: given.PAYHERE_MERCHANT_ID ?? '',
    merchantSecret: given.PAYHERE_MERCHANT_SECRET ?? '',
    app: id === undefined || secret === undefined ? null : { id, secret },
  };
}

function razorpayOf(given: Given): ProviderSettings {
  return {
    provider: 'razorpay',
    origin: razorpayOrigin,
    keyId: given.RAZORPAY_KEY_ID ?? '',
    keySecret: given.RAZORPAY_KEY_SECRET ?? '',
    webhookSecret: given.RAZORPAY_WEBHOOK_SECRET ?? '',
  };
}

/** True when at least one of the settings that a provider needs is there. */
function isBegun(given: Given, provider: ProviderName): boolean {
  return neededFor(provider).some(([name]) => given[name] !== undefined);
}

function missingFor(given: Given, provider: ProviderName): string[] {
  return neededFor(provider)
    .filter(([name]) => given[name] === undefined)
    .map(([name, how]) => `${name} is missing: ${how}.`);
}

function neededFor(provider: ProviderName): (readonly [SettingName, string])[] {
  return Object.entries(needed[provider]) as [SettingName, string][];
}
