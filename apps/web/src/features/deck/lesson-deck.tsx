import type { LessonDeck as Deck } from '@python-learning/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { CardRun } from '../../deck/run/card-run.tsx';
import { CardsLoading } from '../../deck/run/cards-loading.tsx';
import type { SendAnswer } from '../../deck/run/use-run.ts';
import { useCodingExercise } from '../../lib/data/queries.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useSendAnswer } from './kept-answers.ts';
import { useLessonDeck } from './use-lesson-deck.ts';

export type LessonDeckProps = {
  milestoneId: string;
  /** Called when the cards are answered or skipped, and at once where there are none or no answer came. */
  onEnd: () => void;
};

/** A few cards on what the lessons have shown, before the learner types. They are no wall: the way to typing is open. */
export function LessonDeck({ milestoneId, onEnd }: LessonDeckProps) {
  const { data, isError } = useLessonDeck(milestoneId);
  const answer = useSendAnswer('lesson');
  // Loads the practice meanwhile.
  useCodingExercise(milestoneId);
  const close = () => {
    learnerStorage.rememberLessonDeckClosed(milestoneId);
    onEnd();
  };
  if (data !== undefined) return <Cards deck={data} answer={answer} onClose={close} />;
  if (isError) return <WayOn onGo={onEnd} />;
  return (
    <>
      <CardsLoading label={m.deck_lesson_loading()} />
      <SkipButton onSkip={onEnd} />
    </>
  );
}

type CardsProps = { deck: Deck; answer: SendAnswer; onClose: () => void };

function Cards({ deck, answer, onClose }: CardsProps) {
  const [answered] = useState(deck.answered);
  const open = deck.cards.filter(({ id }) => !answered.includes(id));
  if (open.length === 0) return <WayOn onGo={onClose} />;
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 content-start gap-3 overflow-x-clip px-4 pt-3 md:py-6">
      <PageTitle title={m.deck_lesson_title()} className="text-xl" />
      <CardRun
        cards={open}
        done={deck.cards.length - open.length}
        answer={answer}
        endLabel={m.deck_lesson_end()}
        onEnd={onClose}
        aside={<SkipButton onSkip={onClose} />}
      />
    </div>
  );
}

function SkipButton({ onSkip }: { onSkip: () => void }) {
  return (
    <Button kind="ghost" className="justify-self-center" onClick={onSkip}>
      {m.deck_lesson_skip()}
    </Button>
  );
}

/** Goes on by itself: there is nothing to ask. */
function WayOn({ onGo }: { onGo: () => void }) {
  const go = useEffectEvent(onGo);
  useEffect(() => go(), []);
  return <CardsLoading label={m.deck_lesson_loading()} />;
}
