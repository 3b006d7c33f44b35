import { fairUsePerDay } from '@python-learning/domain';
import { byId, foreign, noAnswer, type Outcomes, refuse } from '@python-learning/testing/fake-api';
import {
  annualPlan,
  kavin,
  monthlyPlan,
  practiceWith,
  progressAfter,
  subscriptionTo,
} from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goTo } from '../../features/subscriptions/go-to.ts';
import { readFragment } from '../../lib/share/program-fragment.ts';
import { forLearner, forVisitor, startFakeApi } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

const languages = ['en', 'ta'] as const;
const texts = {
  en: {
    heading: 'Upgrade Your Learning',
    now: '4 of 15 milestones are done',
    send: 'Send it',
    along: 'My program goes along',
    look: 'See what they will see',
    prices: 'Prices',
    parents: 'For parents',
    adult: 'An adult pays.',
    benefits: [
      'All 15 milestones',
      'Unlimited personalized exercises',
      'Progress, certificates, priority support',
    ],
    monthly: 'Monthly Subscription',
    annual: 'Annual Subscription',
    best: 'Best Value',
    perMonth: '$3.33 per month',
    save: 'Save 2 months with annual billing',
    charge: /Your bank may charge for changing currency/,
    about: /about Rs\s1,200/,
    fairUse: /Fair use: up to \d+ exercises and \d+ questions of your own a day/,
    once: 'One payment, in US dollars. It never renews by itself.',
    login: 'Login to Subscribe',
    loginFirst: 'Please login to subscribe to a plan',
    upgrade: 'Upgrade Now',
    change: 'Change to This Plan',
    current: 'Current Plan',
    processing: 'Processing...',
    active: 'You have an active subscription: Monthly Subscription, until 5 March 2027.',
    failed: 'Unable to load subscription information. Please try again later.',
    notStarted: 'Failed to initiate payment',
    home: 'Back to Home',
    dashboard: 'Back to Dashboard',
    facts: [
      'Cancel anytime',
      'Secure payments',
      'What happens to the work afterwards',
      'Money back within 30 days',
    ],
  },
  ta: {
    now: '15 மைல்கற்களில் 4 முடிந்தன',
    send: 'அனுப்புங்கள்',
    along: 'என் நிரலும் சேர்ந்து போகட்டும்',
    look: 'அவர்கள் பார்க்கும் பக்கத்தைப் பாருங்கள்',
    prices: 'கட்டணம்',
    parents: 'பெற்றோருக்கு',
    adult: 'பெரியவரே பணம் செலுத்த வேண்டும்.',
    heading: 'உங்கள் கற்றலை மேம்படுத்துங்கள்',
    benefits: ['15 மைல்கற்களும்', 'உங்களுக்கேற்ற பயிற்சிகள், எத்தனை வேண்டுமானாலும்', 'முன்னேற்றம், சான்றிதழ், முன்னுரிமை உதவி'],
    monthly: 'மாதச் சந்தா',
    annual: 'ஆண்டுச் சந்தா',
    best: 'சிறந்த சலுகை',
    perMonth: 'மாதத்திற்கு $3.33',
    save: 'ஆண்டுச் சந்தாவில் 2 மாதங்கள் மிச்சம்',
    charge: /டாலராக மாற்ற உங்கள் வங்கி தனியாகக் கட்டணம் கேட்கலாம்/,
    about: /ஏறக்குறைய Rs\s1,200/,
    fairUse: /ஒரு நாளைக்கு \d+ பயிற்சிகளும் \d+ சொந்த வினாக்களும் வரை/,
    once: 'அமெரிக்க டாலரில் ஒரே முறை செலுத்தினால் போதும். தானாகப் புதுப்பிக்கப்படாது.',
    login: 'சந்தா பெற உள்நுழையுங்கள்',
    loginFirst: 'சந்தா பெற முதலில் உள்நுழையுங்கள்',
    upgrade: 'இப்போதே மேம்படுத்துங்கள்',
    change: 'இந்தச் சந்தாவுக்கு மாறுங்கள்',
    current: 'இப்போதைய சந்தா',
    processing: 'அனுப்புகிறோம்...',
    active: 'உங்கள் சந்தா செயலில் உள்ளது: மாதச் சந்தா, 5 மார்ச், 2027 வரை.',
    failed: 'சந்தா விவரங்கள் வரவில்லை. சிறிது நேரத்தில் மீண்டும் முயன்று பாருங்கள்.',
    notStarted: 'பணம் செலுத்துவதைத் தொடங்க முடியவில்லை',
    home: 'முகப்புக்குத் திரும்பு',
    dashboard: 'என் பலகைக்குத் திரும்பு',
    facts: [
      'எப்போது வேண்டுமானாலும் நிறுத்தலாம்',
      'பாதுகாப்பாகப் பணம் செலுத்தலாம்',
      'செய்த வேலைகள் பிறகு என்ன ஆகும்?',
      '30 நாள்களுக்குள் பணம் திரும்பக் கிடைக்கும்',
    ],
  },
};

const plansCall = 'subscriptions.plans';
const statusCall = 'subscriptions.subscriptionStatus';
const initiateCall = 'payments.initiate';
const plans: Outcomes = { [plansCall]: [annualPlan, monthlyPlan] };
const monthRuns: Outcomes = {
  [statusCall]: subscriptionTo(monthlyPlan, '2027-03-05T12:00:00Z'),
};
const learner = () => ({ ...forLearner(progressAfter(4)), 'practice.questions': refuse('not_found') });

vi.mock('../../features/subscriptions/go-to.ts', () => ({ goTo: vi.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(goTo).mockClear();
});

describe.each(languages)('the subscription screen in %s', (language) => {
  const text = texts[language];

  async function openPlans(calls: Outcomes) {
    const server = startFakeApi({ ...plans, ...calls });
    const app = openApp('/subscription', language);
    await screen.findByRole('heading', { level: 1, name: text.heading });
    return { server, ...app };
  }

  function cards(): HTMLElement[] {
    return [text.monthly, text.annual].map((name) => {
      const card = screen.getByRole('heading', { level: 3, name }).closest('li');
      if (card === null) throw new Error(`${name} has no card`);
      return card;
    });
  }

  it('tells what an upgrade gives, what it costs and what happens with the money', async () => {
    await openPlans(forVisitor);
    await screen.findByRole('heading', { level: 3, name: text.annual });
    for (const name of [...text.benefits, ...text.facts]) {
      expect(screen.getByRole('heading', { name })).toBeDefined();
    }
    const [first, last] = cards();
    if (!first || !last) throw new Error('two plans are on sale');
    expect(first.compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(first).getByText('$4')).toBeDefined();
    expect(within(first).getByText(text.once)).toBeDefined();
    expect(within(first).queryByText(text.best)).toBeNull();
    expect(within(last).getByText('$40')).toBeDefined();
    for (const told of [text.best, text.perMonth, text.save]) {
      expect(within(last).getByText(told)).toBeDefined();
    }
  });

  it('says what a learner without one has done and can do for nothing', async () => {
    await openPlans(learner());
    const now = within(await screen.findByRole('region', { name: text.now }));
    expect(now.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/code/m4', '/exercise/m4', '/certificate/starter']),
    );
  });

  describe('sends home', () => {
    const own = 'print("Tea")\nprint(3 * 20)';
    const solved = { is_solved: true, draft_written_at: '2026-11-20T10:00:00Z' };
    const withPrograms = {
      ...learner(),
      'practice.questions': byId({
        m4: practiceWith({ ...solved, draft_code: 'name = input()\nprint(name)' }),
        m3: practiceWith({ ...solved, draft_code: own }),
        m2: practiceWith({ ...solved, draft_code: 'print("older")' }),
      }),
    };
    const sent: { text: string; url: string }[] = [];
    beforeEach(() => {
      sent.length = 0;
      Object.assign(navigator, { share: async (message: (typeof sent)[number]) => sent.push(message) });
    });
    afterEach(() => Reflect.deleteProperty(navigator, 'share'));

    it('the newest program that needs no input, which the learner sees before', async () => {
      const { user } = await openPlans(withPrograms);
      const now = within(await screen.findByRole('region', { name: text.now }));
      const send = await now.findByRole('button', { name: text.send });
      expect(now.getByText(/^print\("Tea"\)/).textContent).toBe(own);
      await user.click(send);
      const [message] = sent;
      const { pathname, search, hash } = new URL(message?.url ?? '');
      expect({ pathname, search }).toEqual({ pathname: '/parents', search: '' });
      expect(readFragment(hash)).toEqual({ milestones: 4, code: own });
      expect(message?.text).toContain('Title 4');
      expect(JSON.stringify(message)).not.toContain(kavin.username);
      expect(now.getByRole('link', { name: text.look }).getAttribute('href')).toBe(`/parents${hash}`);
    });

    it('no program of a learner who leaves it out', async () => {
      const { user } = await openPlans(withPrograms);
      await user.click(await screen.findByRole('switch', { name: text.along }));
      expect(screen.queryByText(/^print\("Tea"\)/)).toBeNull();
      await user.click(screen.getByRole('button', { name: text.send }));
      expect(readFragment(new URL(sent[0]?.url ?? '').hash)).toEqual({ milestones: 4, code: null });
    });

    it('the words alone where there is no such program, or it cannot be loaded', async () => {
      const { user } = await openPlans({ ...learner(), 'practice.questions': refuse('server_error') });
      await user.click(await screen.findByRole('button', { name: text.send }));
      expect(readFragment(new URL(sent[0]?.url ?? '').hash)).toEqual({ milestones: 4, code: null });
      expect(screen.queryByRole('switch', { name: text.along })).toBeNull();
    });
  });

  it.each([
    ['a visitor', forVisitor],
    ['a subscriber', { ...learner(), ...monthRuns }],
    ['a beginner', forLearner(progressAfter(0))],
  ])('says nothing of that to %s', async (_who, calls) => {
    await openPlans(calls);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByRole('button', { name: text.send })).toBeNull();
  });

  it('begins with the prices, what they are about, that an adult pays, and the page for parents', async () => {
    const hinted = { ...monthlyPlan, approximate_price: { price: 1200, currency: 'LKR' } };
    await openPlans({ ...learner(), [plansCall]: [annualPlan, hinted] });
    const prices = await screen.findByRole('region', { name: text.prices });
    expect(await within(prices).findByText(text.about)).toBeDefined();
    expect(prices.textContent).toContain('$40');
    expect(prices.textContent).toContain(text.adult);
    const link = within(screen.getByRole('main')).getByRole('link', { name: text.parents });
    expect(link.getAttribute('href')).toBe('/parents');
    for (const button of await screen.findAllByRole('button', { name: text.upgrade }))
      expect(prices.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says that an adult pays before the first button that leads to a payment', async () => {
    await openPlans(learner());
    const [button] = await screen.findAllByRole('button', { name: text.upgrade });
    const note = screen.getByText(text.adult);
    expect(note.compareDocumentPosition(button as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('sends a visitor to the login, which knows why and where to go on', async () => {
    const { user, pathname, server } = await openPlans(forVisitor);
    const [button] = await screen.findAllByRole('button', { name: text.login });
    expect(screen.getByRole('link', { name: text.home }).getAttribute('href')).toBe('/');
    if (button) await user.click(button);
    await waitFor(() => expect(pathname()).toBe('/login'));
    expect(await screen.findByText(text.loginFirst)).toBeDefined();
    expect(server.requests(initiateCall)).toHaveLength(0);
  });

  it('offers both plans to a learner without one', async () => {
    await openPlans(learner());
    expect(await screen.findAllByRole('button', { name: text.upgrade })).toHaveLength(2);
    expect(screen.getByRole('link', { name: text.dashboard }).getAttribute('href')).toBe('/dashboard');
  });

  it('tells a subscriber what runs until when, and offers the other plan', async () => {
    await openPlans({ ...learner(), ...monthRuns });
    expect(await screen.findByText(text.active)).toBeDefined();
    const [first, last] = cards();
    if (!first || !last) throw new Error('two plans are on sale');
    expect(within(first).getByRole('button', { name: text.current })).toHaveProperty('disabled', true);
    expect(within(last).getByRole('button', { name: text.change })).toHaveProperty('disabled', false);
  });

  it('shows what is being processed on that plan only, then leaves with the fields of the order', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    let answer: (params: Record<string, string>) => void = () => {};
    const params = new Promise<Record<string, string>>((resolve) => {
      answer = resolve;
    });
    const { user, server } = await openPlans({
      ...learner(),
      [initiateCall]: async () => ({
        kind: 'form',
        payment_url: 'https://pay.example/checkout',
        payment_params: await params,
      }),
    });
    const [, last] = await screen.findAllByRole('button', { name: text.upgrade });
    if (last) await user.click(last);
    const [other, chosen] = cards();
    if (!other || !chosen) throw new Error('two plans are on sale');
    expect(await within(chosen).findByRole('button', { name: text.processing })).toBeDefined();
    expect(within(other).queryByRole('button', { name: text.processing })).toBeNull();
    answer({ order_id: 'PL-1', submit: 'a field of this name is no trap', amount: '40.00' });
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    const form = submit.mock.contexts[0];
    if (!(form instanceof HTMLFormElement)) throw new Error('a form is submitted');
    expect(form.getAttribute('action')).toBe('https://pay.example/checkout');
    expect(form.method).toBe('post');
    expect(form.hidden).toBe(true);
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ order_id: 'PL-1', amount: '40.00' });
    expect(server.requests(initiateCall)[0]?.body).toEqual({
      plan_id: 'annual',
      return_url: `${window.location.origin}/subscription/success`,
      cancel_url: `${window.location.origin}/subscription/cancel`,
      notify_url: `${window.location.origin}/api/subscriptions/notify/`,
    });
  });

  it('goes to the address of a provider that has no form', async () => {
    const address = 'https://pay.example/l/1';
    const { user } = await openPlans({
      ...learner(),
      [initiateCall]: { kind: 'redirect', payment_url: address },
    });
    const [first] = await screen.findAllByRole('button', { name: text.upgrade });
    if (first) await user.click(first);
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(address));
    expect(await screen.findByRole('button', { name: text.processing })).toBeDefined();
  });

  it('tells of the charge for changing currency where plans are sold in dollars, and nowhere else', async () => {
    const { close } = await openPlans(learner());
    expect(await screen.findByText(text.charge)).toBeDefined();
    close();
    for (const currency of ['INR', 'LKR']) {
      const rupees = [annualPlan, monthlyPlan].map((plan) => ({ ...plan, price: plan.price * 80, currency }));
      const opened = await openPlans({ ...learner(), [plansCall]: rupees });
      await screen.findAllByRole('button', { name: text.upgrade });
      expect(screen.queryByText(text.charge)).toBeNull();
      opened.close();
    }
  });

  it('names the ceiling of what it calls unlimited', async () => {
    await openPlans(learner());
    for (const limit of Object.values(fairUsePerDay)) {
      expect((await screen.findByText(text.fairUse)).textContent).toContain(String(limit));
    }
  });

  it('says what a price is about in the currency of the parents, where the server knows it', async () => {
    const hinted = { ...monthlyPlan, approximate_price: { price: 1200, currency: 'LKR' } };
    await openPlans({ ...forVisitor, [plansCall]: [annualPlan, hinted] });
    await screen.findByRole('heading', { level: 3, name: text.annual });
    const [first, last] = cards();
    expect(first?.textContent).toMatch(text.about);
    expect(first?.textContent).toContain('$4');
    expect(last?.textContent).not.toMatch(text.about);
  });

  it('names the price in the currency of the plan', async () => {
    const rupees = [annualPlan, monthlyPlan].map((plan) => ({
      ...plan,
      price: plan.price * 80,
      currency: 'INR',
    }));
    await openPlans({ ...learner(), [plansCall]: rupees });
    expect(await screen.findByText('₹320')).toBeDefined();
    expect(screen.getByText('₹3,200')).toBeDefined();
    expect(screen.queryByText(text.once)).toBeNull();
  });

  it.each([
    [foreign({ status: 503, body: { error: 'from error', detail: 'from detail' } }), 'from error'],
    [foreign({ status: 503, body: { detail: 'from detail' } }), 'from detail'],
    [foreign({ status: 400 }), text.notStarted],
  ])('tells of a refusal %o: %s, and can be tried again', async (refusal, told) => {
    const { user } = await openPlans({ ...learner(), [initiateCall]: refusal });
    const [first] = await screen.findAllByRole('button', { name: text.upgrade });
    if (first) await user.click(first);
    expect((await screen.findByRole('alert')).textContent).toContain(told);
    expect(screen.getAllByRole('button', { name: text.upgrade })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: text.processing })).toBeNull();
  });

  it('asks for the plans once, however late it becomes known who is there', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { server } = await openPlans({
      ...learner(),
      'auth.user': async () => {
        await asked;
        return kavin;
      },
    });
    await screen.findByRole('heading', { level: 3, name: text.annual });
    answer();
    expect(await screen.findAllByRole('button', { name: text.upgrade })).toHaveLength(2);
    expect(server.requests(plansCall)).toHaveLength(1);
  });

  it('has plans to show when nobody answers, says so and asks again on demand', async () => {
    const { server, user } = await openPlans({ ...forVisitor, [plansCall]: refuse('server_error') });
    expect((await screen.findByRole('alert')).textContent).toContain(text.failed);
    expect(cards()).toHaveLength(2);
    expect(screen.getByText('$4')).toBeDefined();
    expect(screen.getByText('$40')).toBeDefined();
    server.answer(plansCall, [annualPlan, { ...monthlyPlan, price: 5 }]);
    const retry = within(screen.getByRole('alert')).getByRole('button');
    await user.click(retry);
    expect(await screen.findByText('$5')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a payment', () => {
  it('that got no answer is begun again under the same key, another plan under its own', async () => {
    const server = startFakeApi({
      ...plans,
      ...learner(),
      [initiateCall]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const { user } = openApp('/subscription', 'en');
    const press = async (index: number) => {
      const button = (await screen.findAllByRole('button', { name: 'Upgrade Now' }))[index];
      if (button) await user.click(button);
      expect((await screen.findByRole('alert')).textContent).toMatch(
        /^No answer came\..*Nothing was charged\.$/,
      );
    };
    await press(0);
    await press(0);
    await press(1);
    const keysOf = (plan: string) =>
      server
        .requests(initiateCall)
        .filter(({ body }) => Object(body).plan_id === plan)
        .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keysOf('monthly').length).toBeGreaterThan(1);
    expect(new Set(keysOf('monthly')).size).toBe(1);
    expect(keysOf('annual')).not.toContain(keysOf('monthly')[0]);
  });

  it('that one comes back from by the back button can be begun again', async () => {
    startFakeApi({ ...plans, ...learner(), [initiateCall]: noAnswer });
    const { user } = openApp('/subscription', 'en');
    const [first] = await screen.findAllByRole('button', { name: 'Upgrade Now' });
    if (first) await user.click(first);
    await screen.findByRole('button', { name: 'Processing...' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Upgrade Now' })).toHaveLength(2));
  });
});

it('a subscription that cannot be asked for counts as none', async () => {
  startFakeApi({ ...plans, ...learner(), [statusCall]: refuse('server_error') });
  openApp('/subscription', 'en');
  expect(await screen.findAllByRole('button', { name: 'Upgrade Now' })).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
