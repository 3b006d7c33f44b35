import { paymentPages } from '@python-learning/contract';
import { notificationSignature, payHereStatus } from '../payhere/payhere-protocol.ts';
import type { HostedPage } from '../payment-provider.ts';
import { checkoutPage, refusalPage } from './checkout-page.html.ts';

type Fields = Readonly<Record<string, string>>;

export type CheckoutPagesDeps = {
  path: string;
  publicOrigin: string;
  merchantSecret: string;
  isOwnCheckout: (fields: Fields) => boolean;
  newPaymentId: () => string;
  deliver: (fields: Fields) => Promise<number>;
};

/** Effect of each button: the notified status, and where it leads. */
const decisions = {
  pay: { status: payHereStatus.paid, message: 'Successfully completed', leadsTo: 'return_url' },
  decline: { status: payHereStatus.failed, message: 'Insufficient funds', leadsTo: 'cancel_url' },
  cancel: { status: payHereStatus.cancelled, message: 'Cancelled by the payer', leadsTo: 'cancel_url' },
} as const;

type Decision = keyof typeof decisions;

/** Checkout of the local provider: a page, and the effects of its three buttons. */
export function createCheckoutPages(deps: CheckoutPagesDeps): readonly HostedPage[] {
  const decidePath = `${deps.path}/decide`;
  return [
    {
      path: deps.path,
      answer: async (fields) =>
        deps.isOwnCheckout(fields)
          ? { status: 200, html: checkoutPage({ fields: keptFields(fields), decidePath }) }
          : { status: 400, html: refusalPage(deps.publicOrigin) },
    },
    {
      path: decidePath,
      answer: async (fields) => {
        const decision = decisionOf(fields['decision']);
        if (decision === null || !deps.isOwnCheckout(fields))
          return { status: 400, html: refusalPage(deps.publicOrigin) };
        await deps.deliver(notificationOf(deps, fields, decision));
        return { goTo: returnAddress(deps, fields, decisions[decision].leadsTo) };
      },
    },
  ];
}

function decisionOf(text: string | undefined): Decision | null {
  return text !== undefined && Object.hasOwn(decisions, text) ? (text as Decision) : null;
}

const keptNames = [
  'merchant_id',
  'order_id',
  'items',
  'amount',
  'currency',
  'hash',
  'return_url',
  'cancel_url',
];

function keptFields(fields: Fields): Fields {
  return Object.fromEntries(keptNames.map((name) => [name, fields[name] ?? '']));
}

function notificationOf(deps: CheckoutPagesDeps, fields: Fields, decision: Decision): Fields {
  const { status, message } = decisions[decision];
  const signed = {
    merchant_id: fields['merchant_id'] ?? '',
    order_id: fields['order_id'] ?? '',
    payhere_amount: fields['amount'] ?? '',
    payhere_currency: fields['currency'] ?? '',
    status_code: status,
  };
  return {
    ...signed,
    payment_id: deps.newPaymentId(),
    captured_amount: fields['amount'] ?? '',
    method: 'TEST',
    status_message: message,
    md5sig: notificationSignature(signed, deps.merchantSecret),
  };
}

/** Follows only addresses of our own origin, because the form passed through a browser. */
function returnAddress(deps: CheckoutPagesDeps, fields: Fields, name: 'return_url' | 'cancel_url'): string {
  const given = URL.parse(fields[name] ?? '');
  const address =
    given?.origin === deps.publicOrigin ? given : new URL(paymentPages.plans, deps.publicOrigin);
  address.searchParams.set('order_id', fields['order_id'] ?? '');
  return address.href;
}
