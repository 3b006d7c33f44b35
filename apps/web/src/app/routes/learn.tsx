import { Navigate } from 'react-router';
import type { ChooseBeforeFirst } from '../../features/lesson/before-first.tsx';
import { LessonScreen } from '../../features/lesson/lesson-screen.tsx';
import { mayWarmUp } from '../../features/warm-up/use-warm-up.ts';
import { useProgress } from '../../lib/data/queries.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { paths } from '../../lib/paths.ts';
import { LoadingScreen } from '../../ui/spinner.tsx';
import { useAddressParameter } from '../navigation/address-parameter.ts';

export { LearnRedirectRoute as learn, LearnRoute as lesson };

const WarmUp = optionalPart(async () => (await import('../../features/warm-up/warm-up.tsx')).WarmUp);

/** Redirects to the lessons of the current milestone, or to the dashboard when there is none. */
function LearnRedirectRoute() {
  const { data, isPending } = useProgress();
  if (isPending) {
    return <LoadingScreen />;
  }
  const current = data?.current_milestone;
  return <Navigate to={current ? paths.lesson(current.id) : paths.dashboard()} replace />;
}

function LearnRoute() {
  const milestoneId = useAddressParameter();
  return <LessonScreen key={milestoneId} milestoneId={milestoneId} beforeFirst={warmUpFor} />;
}

/** The warm-up before this milestone, as far as one may be offered. */
const warmUpFor: ChooseBeforeFirst = (milestone, progress) =>
  mayWarmUp(milestone, progress)
    ? (onDecided) => <WarmUp milestoneId={milestone.id} onDecided={onDecided} />
    : null;
