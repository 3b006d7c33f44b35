import type { CertificateKind, Milestone, Progress } from '@python-learning/contract';
import { paths } from '../../lib/paths.ts';

export type MilestoneState = 'completed' | 'in_progress' | 'locked' | 'requires_upgrade';

export type MilestoneAction = 'review' | 'continue' | 'start' | 'upgrade';

export type MilestoneStatus = {
  state: MilestoneState;
  action: MilestoneAction;
  /** Target of the action; null while the milestone is locked. */
  href: string | null;
};

/** Progress and subscription, which decide a learner's access. */
export type CourseStanding = {
  progress: Progress;
  hasSubscription: boolean;
};

/** Returns the state and the button of one milestone in the list. */
export function describeMilestone(milestone: Milestone, standing: CourseStanding): MilestoneStatus {
  const { progress } = standing;
  if (progress.completed_milestones.some(({ id }) => id === milestone.id)) {
    return { state: 'completed', action: 'review', href: paths.lesson(milestone.id) };
  }
  if (!milestone.is_free && !standing.hasSubscription) {
    return { state: 'requires_upgrade', action: 'upgrade', href: paths.subscription() };
  }
  const current = progress.current_milestone;
  if (current?.id === milestone.id) {
    return { state: 'in_progress', action: 'continue', href: continueHref(milestone, standing) };
  }
  if (current !== null && milestone.order > current.order) {
    return { state: 'locked', action: 'start', href: null };
  }
  return { state: 'in_progress', action: 'start', href: paths.lesson(milestone.id) };
}

/** True once the free milestones are done and there is no subscription. */
export function shouldOfferUpgrade({ progress, hasSubscription }: CourseStanding): boolean {
  return progress.completed_milestones.length >= progress.course.free && !hasSubscription;
}

export type MilestonePart = 'video' | 'code' | 'exercise';

/** Builds the path of each part of a milestone. */
export const partPaths: Record<MilestonePart, (milestoneId: string) => string> = {
  video: paths.lesson,
  code: paths.code,
  exercise: paths.exercise,
};

/** Returns the parts of a milestone in their order, and which are done. */
export function listParts(
  milestoneId: string,
  progress: Progress,
): { part: MilestonePart; isDone: boolean }[] {
  return [
    { part: 'video', isDone: progress.watched_videos.includes(milestoneId) },
    { part: 'code', isDone: progress.completed_code.includes(milestoneId) },
    { part: 'exercise', isDone: progress.completed_exercises.includes(milestoneId) },
  ];
}

export type NextStep =
  | { kind: 'learn' | 'code' | 'exercise'; milestone: Milestone; href: string; isNew: boolean }
  | { kind: 'upgrade' }
  | { kind: 'all_done' };

/**
 * Returns the next thing to do: the first open part of the current milestone (else of the next open one), an upgrade,
 * or `all_done`.
 */
export function findNextStep(milestones: readonly Milestone[], standing: CourseStanding): NextStep {
  const { progress } = standing;
  const completed = new Set(progress.completed_milestones.map(({ id }) => id));
  const open = milestones.filter(({ id }) => !completed.has(id));
  const isGated = ({ is_free }: Milestone) => !is_free && !standing.hasSubscription;
  const current = open.find(({ id }) => id === progress.current_milestone?.id);
  const free = open.find((milestone) => !isGated(milestone));
  const milestone = current !== undefined && !isGated(current) ? current : (free ?? current ?? open[0]);
  if (milestone === undefined) {
    return { kind: 'all_done' };
  }
  if (isGated(milestone) || shouldOfferUpgrade(standing)) {
    return { kind: 'upgrade' };
  }
  const parts = listParts(milestone.id, progress);
  const part = parts.find(({ isDone }) => !isDone)?.part ?? 'video';
  const href = partPaths[part](milestone.id);
  const kind = part === 'video' ? 'learn' : part;
  return { kind, milestone, href, isNew: parts.every(({ isDone }) => !isDone) };
}

function continueHref(milestone: Milestone, standing: CourseStanding): string {
  if (shouldOfferUpgrade(standing)) {
    return paths.subscription();
  }
  const open = listParts(milestone.id, standing.progress).find(({ isDone }) => !isDone)?.part;
  return partPaths[open ?? 'video'](milestone.id);
}

/** Returns the certificate that the learner was awarded last, or null. The server decides what is on it. */
export function findCertificate(
  milestones: readonly Milestone[],
  { progress }: CourseStanding,
): CertificateKind | null {
  const completed = new Set(progress.completed_milestones.map(({ id }) => id));
  const hasAll = (ones: readonly Milestone[]) => ones.length > 0 && ones.every(({ id }) => completed.has(id));
  if (!hasAll(milestones.filter(({ is_free }) => is_free))) return null;
  return hasAll(milestones) ? 'course' : 'starter';
}
