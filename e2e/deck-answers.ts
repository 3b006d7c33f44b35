import { expect, type Page } from '@playwright/test';
import { curriculum } from './course.ts';
import type { LearnerAtBrowser } from './learner.ts';
import type { messagesIn } from './messages.ts';

/** Waits for the card with this number of a run of cards. */
export async function showsCard(
  page: Page,
  child: LearnerAtBrowser,
  number: number,
  total: number,
): Promise<void> {
  const heading = page.getByRole('heading', { name: child.t('deck_card_of_total', { number, total }) });
  await expect(heading).toBeVisible();
}

/** The names of the buttons that answer a card of the deck right, in their order. */
export function rightPresses(cardId: string, t: ReturnType<typeof messagesIn>): string[] {
  const card = curriculum.deckCardById(cardId);
  if (card === null) throw new Error(`There is no card ${cardId}`);
  switch (card.kind) {
    case 'order-lines': {
      const [order = []] = card.accepted;
      const pieces = order.map((piece) => card.pieces[piece]?.text ?? '');
      if (pieces.some((text) => text.startsWith(' '))) throw new Error(`${cardId} has indented lines`);
      return [...pieces, t('deck_check')];
    }
    case 'faulty-line':
      return [
        `${t('deck_line', { line: card.line })}: ${heard(card.lines[card.line - card.firstLine] ?? '', t)}`,
      ];
    case 'shows':
    case 'mends':
    case 'gap':
      return [card.options[card.right]?.text ?? ''];
  }
}

/** A line with its indentation in words. */
function heard(line: string, t: ReturnType<typeof messagesIn>): string {
  const count = line.length - line.trimStart().length;
  if (count === 0) return line;
  const [, words = ''] =
    new RegExp(`${count === 1 ? 'one' : 'other'} \\{([^}]*)\\}`).exec(t('deck_indent')) ?? [];
  return `${words.replace('#', String(count))} ${line.trimStart()}`;
}

/** The name of a button that answers a card with options wrong. */
export function wrongPress(cardId: string): string {
  const card = curriculum.deckCardById(cardId);
  if (card === null || !('options' in card)) throw new Error(`${cardId} is no card with options`);
  return card.options[card.right === 'A' ? 'B' : 'A'].text;
}
