import type { Streak } from '@python-learning/contract';
import { languages } from '@python-learning/domain';
import { weekOf } from '@python-learning/testing/samples';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FirstOutline } from './app/outlines/first-outline.tsx';
import { m } from './compiled-messages/messages.ts';
import { setLanguage } from './lib/language/language.ts';
import { fillOutline } from './outline-facts.ts';

describe.each(languages)('the outline of the dashboard in %s', (language) => {
  function showOutline(week: Partial<Streak>): void {
    setLanguage(language);
    render(<FirstOutline screen="dashboard" />);
    fillOutline({ '/api/learn/streak/': [200, weekOf('2026-11-23', { goal: 4, ...week })] }, '', false);
  }

  it('says the goal of the week to a learner who has not reached one yet', () => {
    showOutline({});
    expect(screen.getByText(m.dashboard_week_new({ goal: 4 })).tagName).toBe('P');
  });

  it.each([{ best_weeks: 1 }, { resting: true }])('leaves it to the app where the week is %j', (week) => {
    showOutline(week);
    expect(screen.queryByText(m.dashboard_week_new({ goal: 4 }))).toBeNull();
  });
});
