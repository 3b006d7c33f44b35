import { networkFailure } from '@python-learning/testing/fake-api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTermPieces } from '../lib/glossary/use-glossary.ts';
import { setLanguage } from '../lib/language/language.ts';
import { startFakeCourse } from '../test/fake-api.ts';
import { GlossaryHtml } from './glossary-html.tsx';
import { MarkedText } from './glossary-text.tsx';

function Sentence({ text }: { text: string }) {
  const [pieces = []] = useTermPieces([text]);
  return <MarkedText pieces={pieces} />;
}

function show(children: ReactNode) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  );
}

const words = {
  en: {
    text: 'A string is a text. Two strings can be joined.',
    word: 'string',
    button: 'string: what does it mean?',
    card: /^string/,
    meaning: 'Text between quote marks.',
    other: 'மேற்கோள் குறிகளுக்கு இடையே உள்ள உரை.',
    link: 'Taught in milestone 2: Title 2',
    close: 'Close',
  },
  ta: {
    text: 'சரம் என்பது உரை. இரண்டு சரம் சேரும்.',
    word: 'சரம்',
    button: 'சரம்: பொருள் என்ன?',
    card: /^சரம்/,
    meaning: 'மேற்கோள் குறிகளுக்கு இடையே உள்ள உரை.',
    other: 'Text between quote marks.',
    link: 'மைல்கல் 2-இல் கற்கலாம்: Title 2',
    close: 'மூடு',
  },
} as const;

describe.each(['en', 'ta'] as const)('a glossary word in a text (%s)', (language) => {
  const say = words[language];
  beforeEach(() => {
    setLanguage(language);
    startFakeCourse();
  });

  it('is a button where it is met first, and the text stays as it is', async () => {
    const { container } = show(
      <p>
        <Sentence text={say.text} />
      </p>,
    );
    expect(await screen.findAllByRole('button', { name: say.button })).toHaveLength(1);
    expect(container.textContent).toBe(say.text);
  });

  it('opens a card with its meaning in both languages, an example and the way to its lesson', async () => {
    show(
      <p>
        <Sentence text={say.text} />
      </p>,
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: say.button }));
    const card = within(screen.getByRole('dialog', { name: say.card }));
    expect(card.getByText(say.meaning)).toBeDefined();
    expect(card.getByText(say.other)).toBeDefined();
    expect(card.getByText('"Nila"').closest('pre')?.textContent).toBe('name = "Nila"');
    expect(card.getByRole('link', { name: say.link }).getAttribute('href')).toBe('/learn/m2');
  });

  it('gives the focus back when the card is closed', async () => {
    show(
      <p>
        <Sentence text={say.text} />
      </p>,
    );
    const user = userEvent.setup();
    const word = await screen.findByRole('button', { name: say.button });
    await user.click(word);
    await user.click(screen.getByRole('button', { name: say.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(word);
  });

  it('is marked in HTML, but not in its code, and nothing dangerous gets in', async () => {
    const html = `<p class="x">Type <code>${say.word}</code> <b>${say.word}</b>.<img src=x onerror=alert(1)></p>`;
    const { container } = show(<GlossaryHtml html={html} />);
    expect((await screen.findByRole('button', { name: say.button })).closest('b')).not.toBeNull();
    expect(container.querySelector('p.x code')?.innerHTML).toBe(say.word);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('a text without its glossary', () => {
  it('is shown as it is', async () => {
    setLanguage('en');
    const server = startFakeCourse({ 'glossary.glossary': networkFailure });
    show(<Sentence text="A string" />);
    await expect.poll(() => server.requests('glossary.glossary').length).toBeGreaterThan(0);
    expect(screen.getByText('A string')).toBeDefined();
  });
});
