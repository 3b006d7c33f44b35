import type { CardResult, DeckAnswer, ShownDeckCard } from '@python-learning/contract';
import type { DeckKind, Language } from '@python-learning/domain';
import { deckSamples } from '@python-learning/testing/samples';
import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../lib/language/language.ts';
import { bodyOf } from '../card-answers.ts';
import { CardRun } from './card-run.tsx';

const words = {
  en: {
    card: (number: number, total: number) => `Card ${number} of ${total}`,
    line: (line: number) => `Line ${line}`,
    indent: '4 spaces',
    pieces: 'Lines to choose from',
    places: 'Your lines, in their order',
    emptyPlace: 'Empty place',
    placed: (text: string, line: number) => `${text} is now line ${line}.`,
    takenBack: (text: string) => `${text} is taken back.`,
    becomes: 'Line 2 becomes:',
    check: 'Check',
    right: 'Well done!',
    wrong: 'Not yet',
    isWrong: 'Incorrect',
    again: 'Try again',
    next: 'Next card',
    comesBack: /comes back another day/,
    failed: 'No answer came. Check the connection and try again.',
    kept: /Your answer stays here/,
  },
  ta: {
    card: (number: number, total: number) => `அட்டை ${number} / ${total}`,
    line: (line: number) => `வரி ${line}`,
    indent: '4 இடைவெளிகள்',
    pieces: 'தேர்ந்தெடுக்க வேண்டிய வரிகள்',
    places: 'நீ அடுக்கிய வரிகள்',
    emptyPlace: 'காலி இடம்',
    placed: (text: string, line: number) => `${text} இப்போது வரி ${line}.`,
    takenBack: (text: string) => `${text} திரும்ப வந்துவிட்டது.`,
    becomes: '2 ஆம் வரிக்குப் பதிலாக:',
    check: 'சரிபார்',
    right: 'அருமை!',
    wrong: 'இன்னும் சரியாகவில்லை',
    isWrong: 'சரியல்ல',
    again: 'மீண்டும் முயன்று பார்',
    next: 'அடுத்த அட்டை',
    comesBack: /மீண்டும் வரும்/,
    failed: 'பதில் வரவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயன்று பார்க்கலாம்.',
    kept: /உன் விடை இங்கேயே இருக்கும்/,
  },
} as const;

type Words = (typeof words)[Language];

/**
 * The names of the buttons that answer the sample of each kind right, and of those that answer it wrong. jsdom leaves out
 * the space that ends what only screen readers read.
 */
const presses: Readonly<Record<DeckKind, (say: Words) => { right: string[]; wrong: string[] }>> = {
  'order-lines': ({ indent, check }) => {
    const [marks, condition] = ['marks = int(input("Marks? "))', 'if marks >= 40:'];
    const rest = [`${indent}print("Pass")`, 'else:', check];
    return { right: [marks, condition, ...rest], wrong: [condition, marks, ...rest] };
  },
  'faulty-line': ({ line, indent }) => ({
    right: [`${line(2)}:if marks == 40:`],
    wrong: [`${line(3)}:${indent}print("Pass")`],
  }),
  shows: () => ({ right: ['55'], wrong: ['10'] }),
  mends: () => ({ right: ['if marks >= 40:'], wrong: ['if marks => 40:'] }),
  gap: () => ({ right: ['int'], wrong: ['print'] }),
};

const kinds = Object.keys(presses) as DeckKind[];

type Answered = { card: ShownDeckCard; body: DeckAnswer['answer'] };

function gradeIn(language: Language, { card, body }: Answered): CardResult {
  const { right, explanation, why } = deckSamples[card.kind];
  const isRight = JSON.stringify(body) === JSON.stringify(bodyOf(card, right));
  return { is_correct: isRight, explanation: `<p>${(isRight ? explanation : why)[language]}</p>` };
}

type Options = { answer?: (given: Answered) => Promise<CardResult | 'kept'>; done?: number };

function openRun(language: Language, kindsOfCards: readonly DeckKind[], { answer, done = 0 }: Options = {}) {
  setLanguage(language);
  const answers: Answered[] = [];
  const onEnd = vi.fn();
  render(
    <main>
      <CardRun
        cards={kindsOfCards.map((kind) => deckSamples[kind].card(language))}
        done={done}
        answer={async (card, body) => {
          const given = { card, body };
          answers.push(given);
          return answer === undefined ? gradeIn(language, given) : await answer(given);
        }}
        endLabel="The end"
        onEnd={onEnd}
        aside={<button type="button">Leave</button>}
      />
    </main>,
  );
  return { user: userEvent.setup(), answers, onEnd };
}

const button = (name: string) => screen.getByRole('button', { name });

async function press(user: UserEvent, names: readonly string[]): Promise<void> {
  for (const name of names) await user.click(button(name));
}

describe.each(['en', 'ta'] as const)('a run of cards (%s)', (language) => {
  const say = words[language];

  it.each(kinds)(
    'asks a card of the kind %s in a group of its own, and says that a right answer is right',
    async (kind) => {
      const { user, answers, onEnd } = openRun(language, [kind]);
      const sample = deckSamples[kind];
      await press(user, presses[kind](say).right);
      expect(await screen.findByText(say.right)).toBeDefined();
      expect(screen.getByText(sample.explanation[language])).toBeDefined();
      expect(answers.map(({ body }) => body)).toEqual([bodyOf(sample.card(language), sample.right)]);
      await user.click(button('The end'));
      expect(onEnd).toHaveBeenCalledOnce();
    },
  );

  it.each(kinds)(
    'tells a wrong answer of the kind %s its reason, and lets it be answered again',
    async (kind) => {
      const { user } = openRun(language, [kind]);
      const { right, wrong } = presses[kind](say);
      await press(user, wrong);
      expect(await screen.findByText(say.wrong)).toBeDefined();
      const reason = screen.getByText(deckSamples[kind].why[language]);
      expect(document.activeElement?.contains(reason)).toBe(true);
      expect(screen.queryByRole('button', { name: 'The end' })).toBeNull();
      await user.click(button(say.again));
      expect(document.activeElement?.textContent).toBe(say.card(1, 1));
      if (kind === 'order-lines') {
        // The same order cannot be checked twice.
        expect(screen.queryByRole('button', { name: say.check })).toBeNull();
        for (const name of wrong.slice(0, 2)) await user.click(button(name));
        const places = within(screen.getByRole('list', { name: say.places }));
        for (const name of [`${say.indent}print("Pass")`, 'else:'])
          await user.click(places.getByRole('button', { name }));
      }
      await press(user, right);
      expect(await screen.findByText(say.right)).toBeDefined();
    },
  );

  it('shows one card after another, with its place among all of them', async () => {
    const { user } = openRun(language, ['shows', 'gap'], { done: 1 });
    expect(screen.getByRole('heading', { name: say.card(2, 3) })).toBeDefined();
    await press(user, presses.shows(say).right);
    await user.click(await screen.findByRole('button', { name: say.next }));
    const heading = screen.getByRole('heading', { name: say.card(3, 3) });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByText(say.right)).toBeNull();
    await press(user, presses.gap(say).right);
    expect(await screen.findByRole('button', { name: 'The end' })).toBeDefined();
  });

  it('is no wall: from the second wrong answer on, a card can be left', async () => {
    const { user } = openRun(language, ['mends', 'gap']);
    const wrong = () => screen.getByRole('button', { name: /^if marks => 40:/ });
    await user.click(wrong());
    await user.click(await screen.findByRole('button', { name: say.again }));
    await user.click(wrong());
    expect(await screen.findByText(say.comesBack)).toBeDefined();
    await user.click(button(say.next));
    expect(screen.getByRole('heading', { name: say.card(2, 2) })).toBeDefined();
  });

  it('keeps an answer that could not be sent, and sends it again', async () => {
    let isDown = true;
    const { user, answers } = openRun(language, ['shows'], {
      answer: async (given) => {
        if (isDown) throw new Error('down');
        return gradeIn(language, given);
      },
    });
    await press(user, presses.shows(say).right);
    expect(await screen.findByRole('alert')).toBeDefined();
    isDown = false;
    await user.click(button(say.again));
    expect(await screen.findByText(say.right)).toBeDefined();
    expect(answers[1]).toEqual(answers[0]);
  });

  it('goes on without a result while an answer is kept', async () => {
    const { user, onEnd } = openRun(language, ['shows'], { answer: async () => 'kept' });
    await press(user, presses.shows(say).right);
    expect(await screen.findByText(say.kept)).toBeDefined();
    await user.click(button('The end'));
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('says with word and mark which option was wrong', async () => {
    const { user } = openRun(language, ['gap']);
    await press(user, presses.gap(say).wrong);
    const chosen = await screen.findByRole('button', { name: new RegExp(`^print ?${say.isWrong}$`) });
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
    expect(chosen.querySelector('svg')).not.toBeNull();
  });

  it('shows the chosen piece in the gap', async () => {
    const { user } = openRun(language, ['gap']);
    const first = () => screen.getAllByRole('listitem')[0]?.textContent;
    expect(first()).toContain('marks = ?');
    await press(user, presses.gap(say).right);
    await screen.findByText(say.right);
    expect(first()).toContain('marks = int(input("Marks? "))');
  });

  it('names the line that is to be replaced', () => {
    openRun(language, ['mends']);
    expect(screen.getByText(say.becomes)).toBeDefined();
  });

  it('fills the places by keyboard alone, tells where a line went, and moves it by the arrow keys', async () => {
    const { user, answers } = openRun(language, ['order-lines']);
    const news = () => screen.getByRole('status').textContent;
    const focused = () => document.activeElement;
    const places = within(screen.getByRole('list', { name: say.places }));
    expect(places.getAllByText(say.emptyPlace)).toHaveLength(4);
    await user.tab();
    // From the first piece on, the focus goes to the next one that is free, and from the last to the first.
    expect(focused()).toBe(button(`${say.indent}print("Pass")`));
    await user.keyboard('{Enter}');
    expect(news()).toBe(say.placed('print("Pass")', 1));
    expect(focused()).toBe(button('else:'));
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(focused()).toBe(button(say.check));
    expect(screen.getByRole('list', { name: say.pieces }).textContent).toBe('if marks == 40:');
    const pass = places.getByRole('button', { name: `${say.indent}print("Pass")` });
    pass.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(news()).toBe(say.placed('print("Pass")', 4));
    expect(focused()).toBe(pass);
    await user.keyboard('{Enter}');
    expect(news()).toBe(say.takenBack('print("Pass")'));
    expect(focused()).toBe(button(`${say.indent}print("Pass")`));
    await user.keyboard('{Enter}');
    places.getByRole('button', { name: 'else:' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    button(say.check).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(say.right)).toBeDefined();
    expect(answers.map(({ body }) => body)).toEqual([{ order: [2, 3, 0, 1] }]);
  });
});
