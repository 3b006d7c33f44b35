import { LearnerStartLoading } from '../../features/dashboard/learner-start-loading.tsx';
import { Hero, LandingScreen } from '../../features/landing/landing-screen.tsx';
import { ParentsSection } from '../../features/parents/parents-section.tsx';
import { optionalPart } from '../../lib/parts/optional-part.tsx';

/** Loaded for learners alone, with the cache. A page without it begins as it does for visitors. */
const LearnerStart = optionalPart(
  async () => {
    const [{ withData }, { LearnerStart }] = await Promise.all([
      import('../../lib/data/data-scope.tsx'),
      import('../../features/dashboard/learner-start.tsx'),
    ]);
    return withData(LearnerStart);
  },
  LearnerStartLoading,
  Hero,
);

export function home() {
  return <LandingScreen learnerStart={<LearnerStart />} parents={<ParentsSection />} />;
}
