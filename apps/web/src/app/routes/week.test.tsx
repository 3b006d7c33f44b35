import type { Streak } from '@python-learning/contract';
import { refuse } from '@python-learning/testing/fake-api';
import { weekOf } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

const words = {
  en: {
    week: 'Your week',
    days: '2 of 3 learning days',
    reached: '4 learning days: goal reached!',
    list: 'The days of this week',
    monday: 'Monday, learned',
    thursday: 'Thursday',
    few: '3 days a week are enough, and ten minutes make a day.',
    row: 'Full weeks in a row',
    best: 'Best',
    goal: 'Change the goal',
    rest: 'Take a rest',
    from: 'From',
    lastWeek: 'Last week',
    length: 'For',
    twoWeeks: '2 weeks',
    left: 'You can rest for 3 more weeks this year.',
    confirm: 'Rest',
    until: 'You are resting until 29 November 2026. Your weeks wait for you.',
    end: 'End the rest',
    noneLeft: /You have used the weeks of rest of this year. That is fine/,
    failed: 'Your week could not be loaded. Nothing of it is lost.',
    retry: 'Try again',
    restFailed: 'That did not work. Please try again.',
  },
  ta: {
    week: 'உன் வாரம்',
    days: '3 கற்கும் நாட்களில் 2',
    reached: '4 கற்கும் நாள்கள்: இலக்கை எட்டிவிட்டாய்!',
    list: 'இந்த வாரத்தின் நாள்கள்',
    monday: 'திங்கள், கற்றாய்',
    thursday: 'வியாழன்',
    few: 'வாரத்தில் 3 நாள்கள் போதும். பத்து நிமிடம் கற்றாலே அது ஒரு நாள்.',
    row: 'தொடர்ந்து நிறைந்த வாரங்கள்',
    best: 'உச்சம்',
    goal: 'இலக்கை மாற்று',
    rest: 'ஓய்வு எடு',
    from: 'எப்போதிலிருந்து',
    lastWeek: 'கடந்த வாரம்',
    length: 'எவ்வளவு காலம்',
    twoWeeks: '2 வாரங்கள்',
    left: 'இந்த ஆண்டில் இன்னும் 3 வாரங்கள் ஓய்வு எடுக்கலாம்.',
    confirm: 'ஓய்வு எடுக்கிறேன்',
    until: '29 நவம்பர், 2026 வரை ஓய்வு எடுக்கிறாய். உன் வாரங்கள் உனக்காகக் காத்திருக்கும்.',
    end: 'ஓய்வை முடி',
    noneLeft: /இந்த ஆண்டின் ஓய்வு வாரங்களை எடுத்துவிட்டாய். கவலை வேண்டாம்/,
    failed: 'உன் வாரத்தை ஏற்ற முடியவில்லை. அதில் எதுவும் குறையவில்லை.',
    retry: 'மீண்டும் முயன்று பார்',
    restFailed: 'சேமிக்க முடியவில்லை. மீண்டும் முயன்று பார்.',
  },
} as const;

const monday = '2026-11-16';
const rest = 'streak.rest';
const resting = weekOf(monday, { resting: true, rest_weeks: [monday, '2026-11-23'], rest_weeks_left: 1 });

describe.each(['en', 'ta'] as const)('the learner’s week on the dashboard (%s)', (language) => {
  const say = words[language];
  const open = (streak: Streak) => {
    const server = startFakeCourse({ 'streak.streak': streak });
    return { server, ...openApp('/dashboard', language) };
  };
  const card = async () => within(await screen.findByRole('region', { name: say.week }));

  it('shows the days of learning against the own goal, and the weeks in a row', async () => {
    open(weekOf(monday, { current_weeks: 4, best_weeks: 6 }, [0, 2]));
    const week = await card();
    expect(week.getByText(say.days)).toBeDefined();
    const days = within(week.getByRole('list', { name: say.list })).getAllByRole('listitem');
    expect(days).toHaveLength(7);
    expect(days[0]?.textContent).toContain(say.monday);
    expect(days[3]?.getAttribute('aria-current')).toBe('date');
    expect(days[3]?.textContent).toMatch(new RegExp(`${say.thursday}$`));
    expect(week.getByText(say.row).nextElementSibling?.textContent).toBe('4');
    expect(week.getByText(say.best).nextElementSibling?.textContent).toBe('6');
    expect(week.getByRole('link', { name: say.goal }).getAttribute('href')).toBe('/settings');
  });

  it('says that the goal is reached, and tells who begins how little is enough', async () => {
    const first = open(weekOf(monday, { current_weeks: 1, best_weeks: 1 }, [0, 1, 2, 3]));
    expect((await card()).getByText(say.reached)).toBeDefined();
    expect(screen.queryByText(say.best)).toBeNull();
    first.close();
    open(weekOf(monday));
    expect((await card()).getByText(say.few)).toBeDefined();
  });

  it('lets a learner rest without a reason, also afterwards', async () => {
    const { server, user } = open(weekOf(monday, { rest_weeks_left: 3 }));
    server.answer(rest, resting);
    await user.click((await card()).getByRole('button', { name: say.rest }));
    const dialog = within(screen.getByRole('dialog', { name: say.rest }));
    expect(dialog.getByText(say.left)).toBeDefined();
    await user.selectOptions(dialog.getByLabelText(say.from), say.lastWeek);
    await user.selectOptions(dialog.getByLabelText(say.length), say.twoWeeks);
    expect(within(dialog.getByLabelText(say.length)).getAllByRole('option')).toHaveLength(3);
    await user.click(dialog.getByRole('button', { name: say.confirm }));
    expect(await screen.findByText(say.until)).toBeDefined();
    expect(server.requests(rest).map(({ body }) => body)).toEqual([
      { resting: true, from: '2026-11-09', weeks: 2 },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe(say.week);
  });

  it('ends a rest at once, and says so when that failed', async () => {
    const { server, user } = open(resting);
    server.answer(rest, refuse('server_error'));
    const week = await card();
    await user.click(week.getByRole('button', { name: say.end }));
    expect(await screen.findByText(say.restFailed)).toBeDefined();
    server.answer(rest, weekOf(monday));
    await user.click(week.getByRole('button', { name: say.end }));
    expect(await week.findByRole('button', { name: say.rest })).toBeDefined();
    expect(server.requests(rest).map(({ body }) => body)).toEqual([{ resting: false }, { resting: false }]);
  });

  it('says in the server’s words why a rest is not possible, and has a kind word when none is left', async () => {
    const first = open(weekOf(monday));
    first.server.answer(rest, refuse('rest_used_up', { detail: 'The year is full of rest.' }));
    await first.user.click((await card()).getByRole('button', { name: say.rest }));
    await first.user.click(screen.getByRole('button', { name: say.confirm }));
    expect(await screen.findByText('The year is full of rest.')).toBeDefined();
    first.close();
    const second = open(weekOf(monday, { rest_weeks_left: 0 }));
    await second.user.click((await card()).getByRole('button', { name: say.rest }));
    expect(screen.getByText(say.noneLeft)).toBeDefined();
    expect(screen.queryByRole('button', { name: say.confirm })).toBeNull();
  });

  it('can be asked for again when it could not be loaded; the dashboard stands without it', async () => {
    const server = startFakeCourse({ 'streak.streak': refuse('server_error') });
    const { user } = openApp('/dashboard', language);
    expect(await screen.findByText(say.failed)).toBeDefined();
    server.answer('streak.streak', weekOf(monday, {}, [0, 2]));
    await user.click(screen.getByRole('button', { name: say.retry }));
    await waitFor(() => expect(screen.getByText(say.days)).toBeDefined());
  });
});
