import type { Streak } from '@python-learning/contract';
import { languages } from '@python-learning/domain';
import { practiceWith, weekOf } from '@python-learning/testing/samples';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FirstOutline } from './app/outlines/first-outline.tsx';
import { m } from './compiled-messages/messages.ts';
import { setLanguage } from './lib/language/language.ts';
import { fillOutline } from './outline-facts.ts';

describe('the outline of a free task', () => {
  const themes = ['my team', 'my pet'].map((name) => ({ name, picture: null }));

  function showOutline(theme: number | null): string | null {
    const free = { themes, any_theme: 'anything', checklist: [], chosen: { theme, ticks: [] } };
    const exercise = practiceWith({ kind: 'free', goal: 'About {t}', example_code: '# write here', free });
    const { container } = render(<FirstOutline screen="code" />);
    fillOutline({ '/api/learn/milestones/m1/questions/': [200, exercise] }, 'm1');
    return container.textContent;
  }

  it('has the chosen theme in its goal, and the program', () => {
    expect(showOutline(1)).toContain('About my pet');
    expect(showOutline(1)).toContain('# write here');
  });

  it('has a whole goal before the choice, and no program', () => {
    expect(showOutline(null)).toContain('About anything');
    expect(showOutline(null)).not.toContain('# write here');
  });
});

describe.each(languages)('the outline of the dashboard in %s', (language) => {
  function showOutline(week: Partial<Streak>): void {
    setLanguage(language);
    render(<FirstOutline screen="dashboard" />);
    fillOutline({ '/api/learn/streak/': [200, weekOf('2026-11-23', { goal: 4, ...week })] }, '');
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
