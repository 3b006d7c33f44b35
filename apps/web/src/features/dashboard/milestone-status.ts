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

/**
 * Adds the practices that the learner chose on this device instead of the videos. The server knows of them once
 * something was written or run there.
 */
export function withChosenPractices(
  progress: Progress,
  isChosen: (milestoneId: string) => boolean,
): Progress {
  const current = progress.current_milestone?.id;
  if (current === undefined || !isChosen(current)) return progress;
  if (findBegun(current, progress) !== undefined || progress.completed_code.includes(current))
    return progress;
  return { ...progress, begun_code: [...progress.begun_code, { id: current, next_question: 1 }] };
}

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

/**
 * Returns the part to do next; null when all are done. A learner who has begun the practice without the videos knows
 * the matter, so the videos come last.
 */
export function findOpenPart(milestoneId: string, progress: Progress): MilestonePart | null {
  const open = listParts(milestoneId, progress).filter(({ isDone }) => !isDone);
  const isPastVideos =
    progress.completed_code.includes(milestoneId) || findBegun(milestoneId, progress) !== undefined;
  const next = isPastVideos ? (open.find(({ part }) => part !== 'video') ?? open[0]) : open[0];
  return next?.part ?? null;
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
  const part = findOpenPart(milestone.id, progress) ?? 'video';
  const isNew =
    findBegun(milestone.id, progress) === undefined &&
    listParts(milestone.id, progress).every(({ isDone }) => !isDone);
  const kind = part === 'video' ? 'learn' : part;
  return { kind, milestone, href: hrefOf(part, milestone.id, progress), isNew };
}

function continueHref(milestone: Milestone, standing: CourseStanding): string {
  if (shouldOfferUpgrade(standing)) {
    return paths.subscription();
  }
  const { progress } = standing;
  return hrefOf(findOpenPart(milestone.id, progress) ?? 'video', milestone.id, progress);
}

function hrefOf(part: MilestonePart, milestoneId: string, progress: Progress): string {
  const question = part === 'code' ? findBegun(milestoneId, progress)?.next_question : null;
  const path = partPaths[part](milestoneId);
  return question == null ? path : `${path}?q=${question}`;
}

function findBegun(milestoneId: string, progress: Progress) {
  return progress.begun_code.find(({ id }) => id === milestoneId);
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
