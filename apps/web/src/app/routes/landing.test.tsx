import type { DemoVideo } from '@python-learning/contract';
import { type Outcomes, refuse } from '@python-learning/testing/fake-api';
import { kavin, progressAfter } from '@python-learning/testing/samples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fallbackPlans } from '../../lib/plans/load-plans.ts';
import { formatPrice } from '../../lib/plans/plan-price.ts';
import { forVisitor, startFakeApi, startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { stubMedia } from '../../test/play-media.ts';
import { liteFile } from '../../test/sample-lite-lesson.ts';

beforeAll(stubMedia);

const languages = ['en', 'ta'] as const;
const texts = {
  en: {
    label: 'தமிழில் Python கற்க',
    features: [
      '15 milestones',
      'In your own language',
      'Errors that explain themselves',
      'Made for a small phone',
      'Progress you can see',
      'More, if you want more',
    ],
    steps: ['Watch', 'Write', 'Check'],
    claims: ['Cancel anytime', 'Secure payments', 'Money back within 30 days', 'A private place'],
    upgrade:
      /15 milestones, unlimited personalized exercises \(fair use: up to 60 a day\), advanced coding challenges/,
    costs: 'What does it cost?',
    play: /^Play the video/,
    size: '0:39 min, 0.2 MB',
    video: 'Video: Python in your language',
    pause: 'Pause',
    resume: 'Go on',
    file: 'Open it as a video file',
    noVideo: /The video did not come/,
    retry: 'Try again',
    again: 'Watch again',
    start: /^Start Learning/,
    contact: 'Get in touch',
    plans: 'See the plans',
  },
  ta: {
    label: 'Learn Python in Tamil',
    features: [
      '15 மைல்கற்கள்',
      'உன் மொழியிலேயே',
      'விளக்கம் தரும் பிழைகள்',
      'சிறிய கைபேசிக்காக',
      'கண்ணுக்குத் தெரியும் முன்னேற்றம்',
      'இன்னும் வேண்டுமா? உண்டு!',
    ],
    steps: ['பார்', 'எழுது', 'சரிபார்'],
    claims: [
      'எப்போது வேண்டுமானாலும் நிறுத்தலாம்',
      'பாதுகாப்பாகப் பணம் செலுத்தலாம்',
      '30 நாள்களுக்குள் பணம் திரும்பக் கிடைக்கும்',
      'அந்தரங்கம் காக்கும் இடம்',
    ],
    upgrade:
      /15 மைல்கற்களும், பிள்ளைக்கு ஏற்ற பயிற்சிகள் எத்தனை வேண்டுமானாலும் \(எல்லோருக்கும் கிடைக்க, ஒரு நாளைக்கு 60 வரை\), கடினமான நிரல் சவால்கள்/,
    costs: 'எவ்வளவு செலவாகும்?',
    play: /^இயக்கிப் பார்/,
    size: '0:39 நிமிடம், 0.2 MB',
    video: 'காணொளி: Python in your language',
    pause: 'நிறுத்து',
    resume: 'தொடர்',
    file: 'காணொளிக் கோப்பாகத் திற',
    noVideo: /காணொளி வரவில்லை/,
    retry: 'மீண்டும் முயன்று பார்',
    again: 'மீண்டும் பார்',
    start: /^கற்கத் தொடங்கு/,
    contact: 'எங்களுக்கு எழுது',
    plans: 'சந்தா வகைகளைப் பாருங்கள்',
  },
};

const demoCall = 'course.demoVideo';
const demo: DemoVideo = {
  title: 'Python in your language',
  audio_url: '/media/m01-demo.m4a',
  lite_url: '/media/m01-demo.json',
  video_url: '/media/m01-demo.mp4',
  duration_s: 38.7,
  size_bytes: 183_000,
};

function open(language: (typeof languages)[number], calls: Outcomes = {}) {
  const server = startFakeApi({ ...forVisitor, [demoCall]: demo, ...calls });
  server.file(demo.lite_url, JSON.stringify(liteFile));
  return { server, ...openApp('/', language) };
}

describe.each(languages)('the landing page in %s', (language) => {
  const text = texts[language];

  it('carries labels of the other language', async () => {
    open(language);
    const label = await screen.findByText(text.label);
    expect(label.closest('[lang]')?.getAttribute('lang')).toBe(language === 'ta' ? 'en' : 'ta');
  });

  it('shows six features, three steps and what is promised about money', async () => {
    open(language);
    const main = await screen.findByRole('main');
    for (const name of [...text.features, ...text.steps, ...text.claims]) {
      expect(await within(main).findByRole('heading', { level: 3, name })).toBeDefined();
    }
    expect(within(main).getByText(text.upgrade)).toBeDefined();
    expect(within(main).getByRole('link', { name: text.plans }).getAttribute('href')).toBe('/subscription');
    // The page is built before it is known in which currency this server sells.
    expect(main.textContent).not.toMatch(/[$₹]/);
    // The page claims no number that nobody has counted.
    expect(main.textContent).not.toContain('1000+');
  });

  it('answers five questions, one at a time', async () => {
    open(language);
    await screen.findByText(text.costs);
    const entries = [...document.querySelectorAll('details')];
    expect(entries).toHaveLength(5);
    // `details` of one name close each other; each opens with the keyboard, as every `summary` does.
    expect(new Set(entries.map((entry) => entry.getAttribute('name')))).toEqual(new Set(['faq']));
    expect(entries.every((entry) => !entry.open && entry.querySelector('summary') !== null)).toBe(true);
    expect(screen.getByRole('link', { name: text.contact }).getAttribute('href')).toBe('/contact');
  });

  it('says the prices that the plans have, once the question is opened', async () => {
    const rupees = fallbackPlans().map((plan) => ({ ...plan, price: plan.price * 80, currency: 'INR' }));
    const { user, server } = open(language, { 'subscriptions.plans': rupees });
    const question = await screen.findByText(text.costs);
    expect(server.requests('subscriptions.plans')).toEqual([]);
    await user.click(question);
    for (const plan of rupees) {
      const price = formatPrice(plan, language);
      await waitFor(() => expect(question.closest('details')?.textContent).toContain(price));
    }
    await user.click(question);
    await user.click(question);
    expect(server.requests('subscriptions.plans')).toHaveLength(1);
  });

  it('says no price that it does not know, and asks again when the question is opened again', async () => {
    const plans = 'subscriptions.plans';
    const { user, server } = open(language, { [plans]: refuse('server_error') });
    const question = await screen.findByText(text.costs);
    const answer = () => question.closest('details')?.textContent ?? '';
    await user.click(question);
    await waitFor(() => expect(server.requests(plans)).toHaveLength(4));
    expect(answer()).not.toMatch(/[$₹]/);
    server.answer(plans, fallbackPlans());
    await waitFor(async () => {
      await user.click(question);
      expect(answer()).toContain('$40');
    });
  });

  it('tells how large the demo is, and loads none of it before Play is pressed', async () => {
    const { user } = open(language);
    expect(await screen.findByText(text.size)).toBeDefined();
    expect(document.querySelector('audio, video, source')).toBeNull();
    expect(document.querySelector('[src*="/media/"], [poster]')).toBeNull();
    await user.click(screen.getByRole('button', { name: text.play }));
    const region = await screen.findByRole('region', { name: text.video });
    expect(region.querySelector('audio')?.getAttribute('src')).toBe(demo.audio_url);
    expect(document.activeElement).toBe(within(region).getByRole('button'));
  });

  it('plays the demo by its sound: the picture, the words that are said, and a button that pauses', async () => {
    const { playing, user } = await openPlaying(language);
    const { region, audio } = playing;
    Object.defineProperty(audio, 'currentTime', { value: 0.7 });
    fireEvent.timeUpdate(audio);
    expect(within(region).getByText('It shows tea.')).toBeDefined();
    expect(region.querySelector('.stage')?.textContent).toContain('print');
    await user.click(within(region).getByRole('button', { name: text.pause }));
    expect(within(region).getByRole('button', { name: text.resume })).toBeDefined();
  });

  it('offers to begin when the demo has ended, and shows it again on demand', async () => {
    const { playing, user } = await openPlaying(language);
    const { region, audio } = playing;
    expect(within(region).queryByRole('link', { name: text.start })).toBeNull();
    fireEvent.ended(audio);
    expect(within(region).getByRole('link', { name: text.start })).toBeDefined();
    await user.click(within(region).getByRole('button', { name: text.again }));
    expect(within(region).queryByRole('link', { name: text.start })).toBeNull();
    expect(document.activeElement).toBe(within(region).getByRole('button', { name: text.pause }));
  });

  it('says when the demo does not come, and tries again on demand', async () => {
    const { server, user } = open(language, { [demoCall]: refuse('server_error') });
    await waitFor(() => expect(server.requests(demoCall).length).toBeGreaterThan(0));
    // No error state before somebody asks for the demo.
    expect(screen.queryByText(text.noVideo)).toBeNull();
    await user.click(await screen.findByRole('button', { name: text.play }));
    expect(await screen.findByText(text.noVideo)).toBeDefined();
    expect(screen.queryByRole('link', { name: text.file })).toBeNull();
    server.answer(demoCall, demo);
    await user.click(screen.getByRole('button', { name: text.retry }));
    expect(await screen.findByRole('region', { name: text.video })).toBeDefined();
  });

  it('offers the video file where the demo cannot be drawn', async () => {
    const { server, user } = open(language);
    server.file(demo.lite_url, '{}');
    await user.click(await screen.findByRole('button', { name: text.play }));
    expect((await screen.findByRole('link', { name: text.file })).getAttribute('href')).toBe(demo.video_url);
    server.file(demo.lite_url, JSON.stringify(liteFile));
    await user.click(screen.getByRole('button', { name: text.retry }));
    expect(await screen.findByRole('region', { name: text.video })).toBeDefined();
  });
});

async function openPlaying(language: (typeof languages)[number]) {
  const opened = open(language);
  await opened.user.click(await screen.findByRole('button', { name: texts[language].play }));
  const region = await screen.findByRole('region', { name: texts[language].video });
  const audio = region.querySelector('audio');
  if (audio === null) throw new Error('The demo has no sound');
  return { ...opened, playing: { region, audio } };
}

it('the demo is asked for only when its place comes near', async () => {
  const near: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        near.push(() => call([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  try {
    const { server } = open('en');
    await screen.findByRole('button', { name: texts.en.play });
    expect(server.requests(demoCall)).toHaveLength(0);
    for (const scroll of near) scroll();
    expect(await screen.findByText(texts.en.size)).toBeDefined();
    expect(server.requests(demoCall)).toHaveLength(1);
  } finally {
    vi.unstubAllGlobals();
  }
});

it('another language is another demo', async () => {
  const { server, user } = open('en');
  await user.click(await screen.findByRole('button', { name: texts.en.play }));
  await screen.findByRole('region', { name: texts.en.video });
  await user.click(screen.getByRole('button', { name: 'தமிழ்' }));
  expect(await screen.findByRole('button', { name: texts.ta.play })).toBeDefined();
  const asked = server.requests(demoCall).map(({ headers }) => headers.get('Accept-Language'));
  expect(asked).toEqual(['en', 'ta']);
});

describe.each(languages)('the home page of a learner in %s', (language) => {
  const next = { en: 'Your next step', ta: 'உன் அடுத்த படி' }[language];
  const middleOfM1 = { ...progressAfter(0), watched_videos: ['m1'] };

  it.each(['/', '/no-such-page'])('begins with what comes next, opened at %s', async (address) => {
    startFakeCourse({ 'progress.progress': middleOfM1, [demoCall]: demo });
    openApp(address, language);
    const card = await screen.findByRole('region', { name: next });
    const main = screen.getByRole('main');
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/code/m1');
    expect(within(main).getAllByRole('heading', { level: 1 })[0]?.textContent).toContain(kavin.username);
    expect(within(main).getAllByRole('link')[0]).toBe(within(card).getByRole('link'));
  });

  it('advertises nothing to a learner, and keeps what parents look up', async () => {
    startFakeCourse({ 'progress.progress': middleOfM1, [demoCall]: demo });
    openApp('/', language);
    await screen.findByRole('region', { name: next });
    const main = screen.getByRole('main');
    expect(screen.queryByRole('button', { name: texts[language].play })).toBeNull();
    for (const feature of texts[language].features) expect(within(main).queryByText(feature)).toBeNull();
    expect(within(main).getByText(texts[language].costs)).toBeDefined();
    expect(document.getElementById('parents')).not.toBeNull();
  });

  it('says nothing of progress that does not come, and leads to the dashboard', async () => {
    startFakeCourse({ 'progress.progress': refuse('server_error'), [demoCall]: demo });
    openApp('/', language);
    const main = await screen.findByRole('main');
    await waitFor(() =>
      expect(main.querySelector('a[href="/dashboard"]')?.textContent).toMatch(/Dashboard|பலகை/),
    );
    expect(within(main).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('the first paint hides what is meant for visitors no longer than it is unknown who is there', async () => {
  document.documentElement.dataset['learner'] = '';
  open('en');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.documentElement.dataset).not.toHaveProperty('learner'));
});

it.each(languages)('leads parents from its first screen to what they want to know (%s)', async (language) => {
  open(language);
  const name = language === 'ta' ? 'பெற்றோருக்கு' : 'For parents';
  const link = await within(await screen.findByRole('main')).findByRole('link', { name });
  const part = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  expect(part?.querySelector('a[href="/subscription"]')).not.toBeNull();
});
