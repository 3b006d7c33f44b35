import { z } from 'zod';

/** Payment provider. `none` sells nothing. `local` is our own page, which takes no money, outside production only. */
export type PaymentConfig =
  | { provider: 'none' }
  | { provider: 'local' }
  | {
      provider: 'payhere';
      /** Scheme and host of the provider's pages and calls. */
      origin: string;
      merchantId: string;
      merchantSecret: string;
      /** Credentials for queries and refunds; null when not set up. */
      app: { id: string; secret: string } | null;
    };

const providers = ['payhere', 'local', 'none'] as const;
const modes = ['sandbox', 'live'] as const;

/** Environment variables of payments. */
export const paymentSettings = {
  PAYMENT_PROVIDER: z.enum(providers, `must be one of ${providers.join(', ')}`).optional(),
  PAYHERE_MODE: z.enum(modes, `must be one of ${modes.join(', ')}`).optional(),
  PAYHERE_MERCHANT_ID: z.string().regex(/^\S+$/, 'must have no spaces').optional(),
  PAYHERE_MERCHANT_SECRET: z.string().optional(),
  PAYHERE_APP_ID: z.string().optional(),
  PAYHERE_APP_SECRET: z.string().optional(),
};

type Given = z.output<z.ZodObject<typeof paymentSettings>>;

const originByMode = { sandbox: 'https://sandbox.payhere.lk', live: 'https://www.payhere.lk' } as const;

/** One sentence for each setting to change. */
export function paymentProblems(given: Given, isProduction: boolean): string[] {
  const problems: string[] = [];
  const { PAYMENT_PROVIDER: provider } = given;
  if (isProduction && provider === undefined) {
    problems.push('PAYMENT_PROVIDER is missing: set it to payhere, or to none while nothing is sold.');
  }
  if (isProduction && provider === 'local') {
    problems.push(
      'PAYMENT_PROVIDER=local takes no money: set it to payhere, or to none while nothing is sold.',
    );
  }
  if (provider === 'payhere') problems.push(...missingForPayHere(given));
  if ((given.PAYHERE_APP_ID === undefined) !== (given.PAYHERE_APP_SECRET === undefined)) {
    problems.push('PAYHERE_APP_ID and PAYHERE_APP_SECRET belong together: set both or none.');
  }
  return problems;
}

/** Call only when there are no problems. */
export function paymentConfigOf(given: Given, isProduction: boolean): PaymentConfig {
  const provider = given.PAYMENT_PROVIDER ?? 'local';
  if (provider !== 'payhere') return { provider };
  const { PAYHERE_APP_ID: id, PAYHERE_APP_SECRET: secret } = given;
  return {
    provider,
    origin: originByMode[given.PAYHERE_MODE ?? (isProduction ? 'live' : 'sandbox')],
    merchantId: given.PAYHERE_MERCHANT_ID ?? '',
    merchantSecret: given.PAYHERE_MERCHANT_SECRET ?? '',
    app: id === undefined || secret === undefined ? null : { id, secret },
  };
}

function missingForPayHere(given: Given): string[] {
  const needed = {
    PAYHERE_MERCHANT_ID: 'set it to the Merchant ID of your PayHere account',
    PAYHERE_MERCHANT_SECRET: 'set it to the secret that PayHere shows for your domain',
  } as const;
  const names = Object.keys(needed) as (keyof typeof needed)[];
  return names
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} is missing: ${needed[name]}.`);
}
