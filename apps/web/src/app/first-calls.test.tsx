import { kavin, personalizedStats, progressAfter } from '@python-learning/testing/samples';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type ScreenName, screens } from '../lib/screens.ts';
import { startFakeCourse } from '../test/fake-api.ts';
import { openApp } from '../test/open-app.tsx';
import { commonCalls, pageFacts } from './page-facts.ts';

/** For idle time, for what is below the first screen, and for who has watched a lesson, which another answer tells. */
const laterCalls = ['/learn/glossary/', '/learn/achievements/', '/programs/', '/learn/deck/today/'];

const knownParameters: Partial<Record<ScreenName, string>> = {
  certificate: 'starter',
  policy: 'privacy-policy',
};

it.each(Object.keys(screens) as ScreenName[])(
  'a page asks first for all that its screen needs and its address tells, and for nothing else: %s',
  async (name) => {
    localStorage.setItem('storage_owner', kavin.id);
    const parameter = knownParameters[name] ?? 'm1';
    const calls = pageFacts[name]?.calls ?? [];
    const listed = [...commonCalls.anyone, ...commonCalls.learner, ...calls].map((call) =>
      call.replace(/:\w+/, parameter),
    );
    const api = startFakeCourse({
      // The course is completed, which opens the personalized exercises.
      'progress.progress': progressAfter(15, { current_milestone: { id: 'm1', order: 1 } }),
      'personalized.personalizedExercises': [],
      'personalized.personalizedStats': personalizedStats,
    });
    openApp(screens[name].path.replace(/:\w+/, parameter), 'en');
    const isLater = (path: string) => laterCalls.includes(path) && !listed.includes(path);
    const made = () =>
      api.requests().flatMap(({ method, path, call, params }) => {
        const isKnown = Object.values(params).every(
          (value) => value === parameter && screens[name].path.includes(':'),
        );
        return method === 'GET' && call !== null && isKnown && !isLater(path) ? [path] : [];
      });
    await waitFor(() => expect(made()).toEqual(expect.arrayContaining(listed)));
    await act(() => vi.dynamicImportSettled());
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
    expect([...new Set(made())].sort()).toEqual([...listed].sort());
  },
);
