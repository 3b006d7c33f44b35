import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CourseFailure } from './dashboard-error.tsx';
import { Hero } from './hero.tsx';
import { LearnerStartFrame, LearnerStartLoading } from './learner-start-loading.tsx';
import { useCourse } from './use-course.ts';

/** Where a learner begins on the home page: the next step, as on the dashboard, which is one press away. */
export function LearnerStart() {
  const { course, isPending, failure, retry } = useCourse();
  if (isPending) return <LearnerStartLoading />;
  return (
    <LearnerStartFrame>
      {course === null ? (
        <CourseFailure title={m.landing_tab()} failure={failure} onRetry={retry} />
      ) : (
        <Hero {...course} tab={m.landing_tab()} isReturn={false} />
      )}
      <ButtonLink to={paths.dashboard()} kind="ghost" className="justify-self-start">
        {m.core_dashboard()}
        <Icon name="arrow-right" />
      </ButtonLink>
    </LearnerStartFrame>
  );
}
