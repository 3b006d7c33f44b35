import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Hero } from './hero.tsx';
import { LearnerStartFrame, LearnerStartLoading } from './learner-start-loading.tsx';
import { useCourse } from './use-course.ts';

/** Where a learner begins on the home page: the next step, as on the dashboard, which is one press away. */
export function LearnerStart() {
  const { course, isPending } = useCourse();
  if (isPending) return <LearnerStartLoading />;
  return (
    <LearnerStartFrame>
      {course === null ? (
        // Progress that did not come is no matter of this page: the dashboard says so, and tries again.
        <PageTitle title={m.landing_tab()}>{m.landing_title()}</PageTitle>
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
