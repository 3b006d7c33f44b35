import { useLearnerFacts } from '../../lib/data/learner-facts.tsx';

/** True once the free milestones are done and there is no subscription; false while either is unknown. */
export function useUpgradeCall(): boolean {
  const { progress, subscription } = useLearnerFacts();
  return (
    progress !== undefined &&
    progress.completed_milestones.length >= progress.course.free &&
    subscription === null
  );
}
