import { Navigate } from 'react-router';
import { LessonScreen } from '../../features/lesson/lesson-screen.tsx';
import { useProgress } from '../../lib/data/queries.ts';
import { paths } from '../../lib/paths.ts';
import { LoadingScreen } from '../../ui/spinner.tsx';
import { useAddressParameter } from '../navigation/address-parameter.ts';

export { LearnRedirectRoute as learn, LearnRoute as lesson };

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
  return <LessonScreen key={milestoneId} milestoneId={milestoneId} />;
}
