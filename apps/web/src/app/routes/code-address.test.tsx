import { kavin, practice } from '@python-learning/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { forVisitor, startFakeApi, startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

const words = {
  en: {
    first: 'Question 1 of 2',
    second: 'Question 2 of 2',
    challenge: 'Challenge (optional)',
    map: 'Questions',
    toFirst: 'Question 1, solved: Task q1',
    toSecond: 'Question 2, not solved yet: Task q2',
    toChallenge: 'Challenge (optional), not solved yet: Task q3',
    next: 'Next Question',
  },
  ta: {
    first: 'வினா 1 / 2',
    second: 'வினா 2 / 2',
    challenge: 'சவால் (விரும்பினால்)',
    map: 'வினாக்கள்',
    toFirst: 'வினா 1, தீர்த்துவிட்டாய்: Task q1',
    toSecond: 'வினா 2, இன்னும் தீர்க்கவில்லை: Task q2',
    toChallenge: 'சவால் (விரும்பினால்), இன்னும் தீர்க்கவில்லை: Task q3',
    next: 'அடுத்த வினா',
  },
} as const;

/** The practice with this many of its two questions solved. */
function solved(count: number) {
  const questions = practice.questions.map((each, index) => ({ ...each, is_solved: index < count }));
  return { 'practice.questions': { ...practice, questions } };
}

describe.each(['en', 'ta'] as const)('the address of a question (%s)', (language) => {
  const say = words[language];

  it('opens it, solved or not', async () => {
    startFakeCourse(solved(1));
    const { address } = openApp('/code/m1?q=1', language);
    expect(await screen.findByText(say.first)).toBeDefined();
    expect(address()).toBe('/code/m1?q=1');
  });

  it('opens the challenge by its name', async () => {
    startFakeCourse(solved(1));
    openApp('/code/m1?q=challenge', language);
    expect(await screen.findByRole('heading', { name: 'Task q3' })).toBeDefined();
    expect(screen.getByText(say.challenge)).toBeDefined();
  });

  it('is on each dot, with the number, the state and the title of the question', async () => {
    startFakeCourse(solved(1));
    const { user, address } = openApp('/code/m1?q=1', language);
    const map = within(await screen.findByRole('navigation', { name: say.map }));
    expect(map.getByRole('link', { name: say.toFirst }).getAttribute('aria-current')).toBe('step');
    expect(map.queryByRole('link', { name: say.toChallenge })).toBeNull();
    await user.click(map.getByRole('link', { name: say.toSecond }));
    expect(await screen.findByText(say.second)).toBeDefined();
    expect(address()).toBe('/code/m1?q=2');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Task q2' })),
    );
  });
});

describe('the way back', () => {
  it('goes through the questions, then to the page before the practice', async () => {
    startFakeCourse(solved(2));
    const { user, router, address } = openApp('/dashboard', 'en');
    await screen.findByRole('heading', { level: 1 });
    await router.navigate('/code/m1');
    await user.click(await screen.findByRole('button', { name: words.en.next }));
    expect(await screen.findByText(words.en.second)).toBeDefined();
    await router.goBack();
    expect(await screen.findByText(words.en.first)).toBeDefined();
    await router.goBack();
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('leads to the question again that a visitor was sent to, after the login', async () => {
    startFakeApi(forVisitor);
    const { user, address } = openApp('/code/m1?q=2', 'en');
    await user.type(await screen.findByLabelText('Email'), 'kavin@example.com');
    await user.type(screen.getByLabelText('Password'), 'kolam-dots-15');
    startFakeCourse({ ...solved(0), 'auth.login': { user: kavin } });
    const [submit] = screen.getAllByRole('button', { name: 'Login' }).slice(-1);
    if (submit) await user.click(submit);
    expect(await screen.findByText(words.en.second)).toBeDefined();
    expect(address()).toBe('/code/m1?q=2');
  });
});

describe('an address without a question of the practice', () => {
  it.each(['', '?q=3', '?q=0', '?q=-1', '?q=two', '?q=01', '?q='])(
    'becomes that of the first open one, without an entry of its own: “%s”',
    async (search) => {
      startFakeCourse(solved(1));
      const { router, address } = openApp('/dashboard', 'en');
      await screen.findByRole('heading', { level: 1 });
      await router.navigate(`/code/m1${search}`);
      expect(await screen.findByText(words.en.second)).toBeDefined();
      await waitFor(() => expect(address()).toBe('/code/m1?q=2'));
      await router.goBack();
      await waitFor(() => expect(address()).toBe('/dashboard'));
    },
  );

  it('is one with a challenge where there is none', async () => {
    startFakeCourse({ 'practice.questions': { ...practice, challenge: null } });
    const { address } = openApp('/code/m1?q=challenge', 'en');
    expect(await screen.findByText(words.en.first)).toBeDefined();
    await waitFor(() => expect(address()).toBe('/code/m1?q=1'));
  });
});
