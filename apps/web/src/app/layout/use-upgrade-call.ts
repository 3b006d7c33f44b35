import { useLearnerFacts } from '../../lib/data/learner-facts.tsx';

/** True once the free milestones are done and nothing is paid; false as long as either is not known. */
export function useUpgradeCall(): boolean {
  const { progress, subscription } = useLearnerFacts();
  return (
    progress !== undefined &&
    progress.completed_milestones.length >= progress.course.free &&
    subscription === null
  );
}
