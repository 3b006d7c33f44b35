import { describe, expect, test } from 'vitest';
import {
  receiptMail,
  refundedMail,
  refundRefusedMail,
  refundRequestedMail,
  reminderMail,
} from './billing-mail-texts.ts';

const en = { email: 'a@example.test', username: 'Selvi', language: 'en' } as const;
const ta = { ...en, language: 'ta' } as const;
const paid = { orderId: 'PL-abc', amountCents: 4000, currency: 'USD' };
const receipt = {
  ...paid,
  planId: 'annual',
  durationDays: 365,
  paidAt: new Date('2026-11-21T18:45:00Z'),
  openUntil: new Date('2027-11-21T18:45:00Z'),
};
const range = { from: '2026-11-26', to: '2026-11-30' };

const mails = (to: typeof en | typeof ta) => [
  receiptMail(to, receipt),
  reminderMail(to, { endsAt: receipt.openUntil }),
  refundRequestedMail(to, { ...paid, review: range, payout: { from: '2026-12-03', to: '2026-12-14' } }),
  refundRefusedMail(to, paid),
  refundedMail(to, { ...paid, payout: range }),
];

test('a receipt says what was paid, for how long, that it does not renew itself, and what becomes of the work', () => {
  const { subject, text } = receiptMail(en, receipt);
  expect(subject).toBe('Your Python Learning receipt');
  expect(text).toContain('Annual Subscription · 365 days · USD 40.00');
  expect(text).toContain('Order PL-abc');
  expect(text).toContain('22 November 2027');
  expect(text).toContain('does not renew by itself');
  expect(text).toContain('everything that was done stays');
  expect(text).toContain('within 30 days');
});

test('a time is that of the clock on the wall in Colombo', () => {
  expect(receiptMail(en, receipt).text).toContain('22 November 2026 at 00:15');
});

test('the answer to a request says on which days what happens', () => {
  const [, , asked] = mails(en);
  expect(asked?.text).toMatch(/26\s*–\s*30 November 2026/);
  expect(asked?.text).toMatch(/3\s*–\s*14 December 2026/);
});

describe('every mail', () => {
  test.each([0, 1, 2, 3, 4])('exists in both languages (%i)', (index) => {
    const [english, tamil] = [mails(en)[index], mails(ta)[index]];
    expect(english?.text).not.toMatch(/\p{Script=Tamil}/u);
    expect(tamil?.subject).toMatch(/\p{Script=Tamil}/u);
    expect(tamil?.text).toContain('வணக்கம் Selvi');
    expect(tamil?.text).not.toMatch(/undefined|\{|\}/);
    expect(english?.text).not.toMatch(/undefined|\{|\}/);
    // Both languages must state the same amounts and order ids.
    for (const fact of ['USD 40.00', 'PL-abc']) {
      expect(tamil?.text.includes(fact)).toBe(english?.text.includes(fact));
    }
  });
});
