import { type Outcomes, refuse } from '@python-learning/testing/fake-api';
import { annualPlan, monthlyPlan, progressAfter, subscriptionTo } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { forLearner, startFakeApi } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

const languages = ['en', 'ta'] as const;
const texts = {
  en: {
    dashboard: 'Back to Dashboard',
    paid: 'Payment Successful',
    go: 'Continue Learning',
    stay: 'Stay here',
    until: /Your upgrade is active until 5 March 2027/,
    waiting: /is confirming the payment/,
    cancelled: 'Payment Cancelled',
    again: 'Try Again',
    support: 'Write to our support',
  },
  ta: {
    dashboard: 'என் பலகைக்குத் திரும்பு',
    paid: 'பணம் செலுத்தப்பட்டது',
    go: 'கற்றலைத் தொடருங்கள்',
    stay: 'இங்கேயே இருங்கள்',
    until: /உங்கள் சந்தா 5 மார்ச், 2027 வரை இருக்கும்/,
    waiting: /பணம் செலுத்தும் நிறுவனம் உறுதிசெய்கிறது/,
    cancelled: 'பணம் செலுத்தப்படவில்லை',
    again: 'மீண்டும் முயன்று பாருங்கள்',
    support: 'எங்கள் உதவிக் குழுவுக்கு எழுதுங்கள்',
  },
};

const statusCall = 'subscriptions.subscriptionStatus';
const initiateCall = 'payments.initiate';
const learner: Outcomes = { ...forLearner(progressAfter(4)), 'practice.questions': refuse('not_found') };
const monthRuns: Outcomes = { [statusCall]: subscriptionTo(monthlyPlan, '2027-03-05T12:00:00Z') };

describe.each(languages)('after the payment in %s', (language) => {
  const text = texts[language];

  it('a success tells until when, and the dashboard opens by itself', async () => {
    startFakeApi({ ...learner, ...monthRuns });
    const { pathname } = openApp('/subscription/success', language);
    expect(await screen.findByRole('heading', { level: 1, name: text.paid })).toBeDefined();
    expect(await screen.findByText(text.until)).toBeDefined();
    expect(screen.getByRole('link', { name: text.go }).getAttribute('href')).toBe('/dashboard');
    await waitFor(() => expect(pathname()).toBe('/dashboard'), { timeout: 15_000 });
  });

  it('a success that is not confirmed yet is waited for, and whoever wants to stay stays', async () => {
    const server = startFakeApi(learner);
    const { user, pathname } = openApp('/subscription/success', language);
    await user.click(await screen.findByRole('button', { name: text.stay }));
    expect(screen.getByText(text.waiting)).toBeDefined();
    expect(screen.queryByRole('timer')).toBeNull();
    server.answerAll(monthRuns);
    expect(await screen.findByText(text.until)).toBeDefined();
    expect(pathname()).toBe('/subscription/success');
  });

  it('a cancelled payment can be tried again, left, or told us about', async () => {
    startFakeApi(learner);
    openApp('/subscription/cancel', language);
    expect(await screen.findByRole('heading', { level: 1, name: text.cancelled })).toBeDefined();
    const links = [text.again, text.dashboard, text.support].map((name) =>
      within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/subscription', '/dashboard', '/contact']);
  });
});

it('the end of an earlier upgrade is not taken for the confirmation of a new payment', async () => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const server = startFakeApi({
    'subscriptions.plans': [annualPlan, monthlyPlan],
    ...learner,
    ...monthRuns,
    [initiateCall]: { kind: 'form', payment_url: 'https://pay.example/checkout', payment_params: {} },
  });
  const { user, router } = openApp('/subscription', 'en');
  await user.click(await screen.findByRole('button', { name: 'Change to This Plan' }));
  await waitFor(() => expect(server.requests(initiateCall)).toHaveLength(1));
  await router.navigate('/subscription/success');
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.getByText(texts.en.waiting)).toBeDefined();
  server.answer(statusCall, {
    plan: { id: 'annual', name: 'Annual Subscription' },
    end_date: '2028-03-04T12:00:00Z',
  });
  expect(await screen.findByText(/active until 4 March 2028/)).toBeDefined();
});
