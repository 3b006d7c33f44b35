import { Navigate, useParams } from 'react-router';
import { LessonScreen } from '../../features/lesson/lesson-screen.tsx';
import { useProgress } from '../../lib/data/queries.ts';
import { LoadingScreen } from '../../ui/spinner.tsx';

/** Leads to the lessons of the current milestone, or to the dashboard where there is none. */
export function LearnRedirectRoute() {
  const { data, isPending } = useProgress();
  if (isPending) {
    return <LoadingScreen />;
  }
  const current = data?.current_milestone;
  return <Navigate to={current ? `/learn/${current.id}` : '/dashboard'} replace />;
}

export function LearnRoute() {
  const { milestoneId = '' } = useParams();
  return <LessonScreen key={milestoneId} milestoneId={milestoneId} />;
}
