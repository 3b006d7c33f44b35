import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LessonDeckProps } from '../../features/deck/lesson-deck.tsx';
import { PracticeLoading } from '../../features/practice/practice-loading.tsx';
import { PracticeScreen } from '../../features/practice/practice-screen.tsx';
import { isDeckFirst } from '../../lib/deck-first.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { paths } from '../../lib/paths.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { useAddressParameter } from '../navigation/address-parameter.ts';

export { CodeRoute as code };

const LessonDeck = optionalPart<LessonDeckProps>(
  async () => (await import('../../features/deck/lesson-deck.tsx')).LessonDeck,
  PracticeLoading,
  StraightOn,
);

const KeptAnswers = optionalPart(
  async () => (await import('../../features/deck/kept-answers.ts')).KeptAnswers,
);

/** The practice of a milestone; for a learner who comes from its lessons, a few cards before it. */
function CodeRoute() {
  const milestoneId = useAddressParameter();
  const { search } = useLocation();
  const navigate = useNavigate();
  if (!isDeckFirst(search)) {
    return (
      <>
        {learnerStorage.readDeckAnswers() !== null && <KeptAnswers />}
        <PracticeScreen key={milestoneId} milestoneId={milestoneId} />
      </>
    );
  }
  const goOn = () => void navigate(paths.code(milestoneId), { replace: true });
  return <LessonDeck key={milestoneId} milestoneId={milestoneId} onEnd={goOn} />;
}

/** In the place of cards that could not be fetched. */
function StraightOn({ onEnd }: LessonDeckProps) {
  const end = useEffectEvent(onEnd);
  useEffect(() => end(), []);
  return <PracticeLoading />;
}
