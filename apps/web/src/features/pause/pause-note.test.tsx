import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../lib/language/language.ts';
import { PauseNote } from './pause-note.tsx';

const words = {
  en: { title: 'A whole hour of learning!', close: 'Close' },
  ta: { title: 'ஒரு மணிநேரம் கற்றுவிட்டாய்!', close: 'மூடு' },
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T16:00:00Z') }));
afterEach(() => vi.useRealTimers());

function pass(minutes: number): void {
  act(() => {
    vi.advanceTimersByTime(minutes * 60_000);
  });
}

describe.each(['en', 'ta'] as const)('the note about a pause (%s)', (language) => {
  const say = words[language];
  beforeEach(() => setLanguage(language));

  it('comes after an hour, is put away with one press and does not come again', () => {
    render(<PauseNote />);
    pass(59);
    expect(screen.queryByText(say.title)).toBeNull();
    pass(1);
    expect(screen.getByRole('status').textContent).toContain(say.title);
    fireEvent.click(screen.getByRole('button', { name: say.close }));
    pass(90);
    expect(screen.queryByText(say.title)).toBeNull();
  });

  it('counts on over a reload and in another tab, and again after a pause', () => {
    const first = render(<PauseNote />);
    pass(40);
    first.unmount();
    const second = render(<PauseNote />);
    pass(20);
    expect(screen.getByText(say.title)).toBeDefined();
    second.unmount();
    pass(20);
    render(<PauseNote />);
    pass(59);
    expect(screen.queryByText(say.title)).toBeNull();
    pass(1);
    expect(screen.getByText(say.title)).toBeDefined();
  });
});
