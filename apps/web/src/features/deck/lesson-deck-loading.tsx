import { m } from '../../compiled-messages/messages.ts';
import { CardsLoading } from '../../deck/run/cards-loading.tsx';

/** Placeholder in the shape of a card. */
export function LessonDeckLoading() {
  return <CardsLoading label={m.deck_lesson_loading()} />;
}
