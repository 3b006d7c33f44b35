import type { CallName } from '@python-learning/contract';
import { foreign, networkFailure } from '@python-learning/testing/fake-api';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { forVisitor, startFakeApi, startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

const sentences = {
  en: 'No answer came. Check the connection and try again.',
  ta: 'பதில் வரவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயன்று பார்க்கலாம்.',
} as const;

/** What becomes of a call that our server does not answer. */
const silences = [
  { language: 'en', silence: networkFailure, how: 'the connection fails' },
  { language: 'ta', silence: foreign({ status: 502, body: '<h1>Bad Gateway</h1>' }), how: 'a proxy answers' },
] as const;

/** Each part of a screen that loads by a call of its own. */
const parts: readonly { path: string; call: CallName }[] = [
  { path: '/dashboard', call: 'auth.user' },
  { path: '/dashboard', call: 'progress.progress' },
  { path: '/dashboard', call: 'streak.streak' },
  { path: '/learn/m1', call: 'course.learnContents' },
  { path: '/code/m1', call: 'practice.questions' },
  { path: '/exercise/m1', call: 'exercise.mcqQuestions' },
  { path: '/settings', call: 'auth.sessions' },
  { path: '/settings', call: 'payments.refunds' },
  { path: '/certificate/starter', call: 'certificates.certificate' },
];

describe.each(silences)('where $how', ({ language, silence }) => {
  const says = () =>
    waitFor(() => expect(document.body.textContent).toContain(sentences[language]), { timeout: 20_000 });

  it.each(parts)('$path says so when $call gets no answer', async ({ path, call }) => {
    startFakeCourse({ [call]: silence });
    openApp(path, language);
    await says();
  });

  it.each([
    { path: '/verify/K-1234', call: 'certificates.verify' },
    { path: '/subscription', call: 'subscriptions.plans' },
  ] as const)('$path says so to visitors when $call gets no answer', async ({ path, call }) => {
    startFakeApi({ ...forVisitor, [call]: silence });
    openApp(path, language);
    await says();
    expect(screen.queryAllByText(sentences[language === 'en' ? 'ta' : 'en'])).toEqual([]);
  });
});
