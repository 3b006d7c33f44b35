import type { Plan } from '@python-learning/contract';
import { refuse } from '@python-learning/testing/fake-api';
import { monthlyPlan, runResult } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { writeFragment } from '../../lib/share/program-fragment.ts';
import { forLearner, forVisitor, startFakeApi } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { square } from '../../workbench/drawing/drawings.fixture.ts';

const languages = ['en', 'ta'] as const;
const texts = {
  en: {
    heading: 'Your child can learn Python here',
    shown: 'Your child writes programs',
    program: 'A program of your child',
    run: 'Run it',
    again: 'Run it again',
    drew: 'It drew the picture below.',
    nothing: '(nothing)',
    stopped: /happens to everyone who writes programs/,
    failed: /try again in a minute/,
    can: 'What your child can do now',
    answers: 'Write a program that asks a question and answers in a sentence.',
    calculates: 'Let the computer work out bills, shares and cricket scores.',
    keeps: 'Keep words and numbers under a name, and use them again.',
    price: '$4 (about Rs 1,200) for 30 days',
    adult: /An adult decides and pays.*never renews/,
    plans: 'See the plans',
    promises: ['A private place', 'Cancel anytime', 'Secure payments', 'Money back within 30 days'],
  },
  ta: {
    heading: 'உங்கள் பிள்ளை இங்கே Python கற்கலாம்',
    shown: 'உங்கள் பிள்ளை நிரல் எழுதுகிறார்',
    program: 'அவர் எழுதிய ஒரு நிரல்',
    run: 'இயக்கிப் பாருங்கள்',
    again: 'மீண்டும் இயக்கிப் பாருங்கள்',
    drew: 'நிரல் கீழே உள்ள படத்தை வரைந்தது.',
    nothing: '(எதுவும் வரவில்லை)',
    stopped: /எழுதும் எல்லோருக்கும் இப்படி நடக்கும்/,
    failed: /ஒரு நிமிடம் கழித்து/,
    can: 'இப்போது உங்கள் பிள்ளையால் முடிபவை',
    answers: 'கேள்வி கேட்டு, ஒரு வாக்கியத்தில் பதில் சொல்லும் நிரல் எழுதுவது.',
    calculates: 'கடைக் கணக்கு, பங்கீடு, கிரிக்கெட் எண்கள் ஆகியவற்றைக் கணினியில் கணக்கிடுவது.',
    keeps: 'சொற்களையும் எண்களையும் ஒரு பெயரில் சேமித்து, வேண்டும்போது பயன்படுத்துவது.',
    price: '30 நாள்களுக்கு $4 (ஏறக்குறைய Rs 1,200)',
    adult: /பணம் செலுத்துவதும் பெரியவர்கள்.*தானாகத் தொடராது/,
    plans: 'சந்தா வகைகளைப் பாருங்கள்',
    promises: [
      'அந்தரங்கம் காக்கும் இடம்',
      'எப்போது வேண்டுமானாலும் நிறுத்தலாம்',
      'பாதுகாப்பாகப் பணம் செலுத்தலாம்',
      '30 நாள்களுக்குள் பணம் திரும்பக் கிடைக்கும்',
    ],
  },
};

const runCall = 'practice.runVisitor';
const code = 'print("<b>Hi</b>")\nprint("வணக்கம்")';
const plan: Plan = { ...monthlyPlan, approximate_price: { price: 1200, currency: 'LKR' } };
const calls = { ...forVisitor, 'subscriptions.plans': [plan] };
const fragment = writeFragment({ milestones: 4, code }) ?? '';

describe.each(languages)('the page for parents in %s', (language) => {
  const text = texts[language];

  it('says what is free, what the rest costs, who pays and what we promise, with one way to the plans', async () => {
    startFakeApi(calls);
    openApp('/parents', language);
    expect(await screen.findByRole('heading', { level: 1, name: text.heading })).toBeDefined();
    expect((await screen.findByText(/\$4/)).textContent?.replace(/\s/g, ' ')).toBe(text.price);
    expect(screen.getByText(text.adult)).toBeDefined();
    for (const name of text.promises) expect(screen.getByRole('heading', { name })).toBeDefined();
    const [plans, ...others] = within(screen.getByRole('main'))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === '/subscription');
    expect(plans?.textContent).toBe(text.plans);
    expect(others).toEqual([]);
    expect(screen.queryByRole('heading', { name: text.can })).toBeNull();
    expect(screen.queryByRole('button', { name: text.run })).toBeNull();
  });

  it('shows the program of the address as text, and runs it when the reader presses Run', async () => {
    const server = startFakeApi({ ...calls, [runCall]: runResult({ output: '<b>Hi</b>\nவணக்கம்\n' }) });
    const { user } = openApp(`/parents${fragment}`, language);
    expect(await screen.findByRole('heading', { level: 1, name: text.shown })).toBeDefined();
    const program = screen.getByRole('region', { name: text.program });
    expect(program.querySelector('pre')?.textContent).toBe(code);
    expect(program.querySelector('b')).toBeNull();
    expect(server.requests(runCall)).toEqual([]);
    await user.click(within(program).getByRole('button', { name: text.run }));
    expect(await within(program).findByText(/^<b>Hi<\/b>/)).toBeDefined();
    expect(server.requests(runCall).map(({ body }) => body)).toEqual([{ code }]);
    expect(within(program).getByRole('button', { name: text.again })).toBeDefined();
  });

  it('shows the picture of a program that only draws', async () => {
    startFakeApi({ ...calls, [runCall]: runResult({ output: '', drawing: square }) });
    const { user } = openApp(`/parents${fragment}`, language);
    const program = within(await screen.findByRole('region', { name: text.program }));
    await user.click(program.getByRole('button', { name: text.run }));
    expect(await program.findByRole('img')).toBeDefined();
    expect(program.getByText(text.drew)).toBeDefined();
    expect(program.queryByText(text.nothing)).toBeNull();
  });

  it('says what a child can do after so many milestones, in three sentences', async () => {
    startFakeApi(calls);
    openApp(`/parents${fragment}`, language);
    const can = await screen.findByRole('region', { name: text.can });
    expect(
      within(can)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([text.answers, text.calculates, text.keeps]);
  });

  it('is kind about a program that stops with an error, and about a run without an answer', async () => {
    const explanation = {
      id: 'bracket-not-closed',
      title: 'An open bracket',
      text: 'Why.',
      next_step: 'What to do.',
      python_says: null,
      line: null,
      column: null,
    };
    const server = startFakeApi({ ...calls, [runCall]: runResult({ output: '', explanation }) });
    const { user } = openApp(`/parents${fragment}`, language);
    await user.click(await screen.findByRole('button', { name: text.run }));
    expect(await screen.findByText(text.stopped)).toBeDefined();
    expect(screen.getByText('An open bracket')).toBeDefined();
    server.answer(runCall, refuse('engine_busy'));
    await user.click(screen.getByRole('button', { name: text.again }));
    expect(await screen.findByText(text.failed)).toBeDefined();
  });
});

it.each(['#1.4.cHJpb%', '#1.4.%E0%A4%A', '#2.4.cHJpbnQoMSk', '#<img src=x onerror=alert(1)>'])(
  'an address that ends with %s opens the page for parents without a program',
  async (broken) => {
    startFakeApi(calls);
    openApp(`/parents${broken}`, 'en');
    expect(await screen.findByRole('heading', { level: 1, name: texts.en.heading })).toBeDefined();
    expect(screen.queryByRole('region', { name: texts.en.program })).toBeNull();
    expect(document.querySelector('main img')).toBeNull();
  },
);

it('nothing of the fragment is sent before the reader runs the program, and nobody is named', async () => {
  const server = startFakeApi({ ...forLearner(), 'subscriptions.plans': [plan] });
  openApp(`/parents${fragment}`, 'en');
  await screen.findByText(/\$4/);
  await waitFor(() => expect(server.requests('subscriptions.plans')).toHaveLength(1));
  const encoded = fragment.split('.')[2] ?? 'none';
  expect(JSON.stringify(server.requests())).not.toContain(encoded);
  expect(server.requests(runCall)).toEqual([]);
});
