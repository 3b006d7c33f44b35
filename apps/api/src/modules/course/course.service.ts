import type { DemoVideo, LearnContent, Milestone as MilestoneAnswer } from '@python-learning/contract';
import type { CourseLesson, Curriculum, Mcq, Milestone, Question } from '@python-learning/curriculum';
import type { Language } from '@python-learning/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Entitlements } from '../subscriptions/index.ts';
import { captionsOf, learnContents } from './learn-content.ts';
import type { MediaAddresses, MediaUrl } from './media-addresses.ts';

type CourseDeps = {
  curriculum: Curriculum;
  entitlements: Entitlements;
  clock: Clock;
  media: Pick<MediaAddresses, 'urlOf'>;
};

/** Content of the course, and access to it. */
export interface Course {
  /** Ask it for files of milestones that the learner may see, and for no others. */
  mediaUrl: MediaUrl;
  listMilestones(language: Language): MilestoneAnswer[];
  /**
   * The demo video, which shows anyone what the course is.
   * @throws AppError `not_found` until it is produced
   */
  getDemoVideo(language: Language): DemoVideo;
  /** @throws AppError `not_found`, `subscription_required` */
  listLessons(learnerId: string, milestoneId: string, language: Language): Promise<LearnContent[]>;
  /** @throws AppError `not_found`, `subscription_required` */
  getOpenLesson(learnerId: string, lessonId: string): Promise<CourseLesson>;
  /** @throws AppError `not_found` */
  getMilestone(milestoneId: string): Milestone;
  /** @throws AppError `not_found`, `subscription_required` */
  getOpenMilestone(learnerId: string, milestoneId: string): Promise<Milestone>;
  /** @throws AppError `not_found` */
  getQuestion(questionId: string): Question;
  /** @throws AppError `not_found`, `subscription_required` */
  getOpenQuestion(learnerId: string, questionId: string): Promise<Question>;
  /** @throws AppError `not_found`, `subscription_required` */
  getOpenMcq(learnerId: string, mcqId: string): Promise<Mcq>;
}

export function createCourse(deps: CourseDeps): Course {
  const { curriculum } = deps;
  const mediaUrl = deps.media.urlOf;
  const getMilestone = (id: string) => found(curriculum.milestoneById(id));
  const getQuestion = (id: string) => found(curriculum.questionById(id));
  const open = (learnerId: string, milestone: Milestone) => requireOpen(deps, learnerId, milestone);
  return {
    mediaUrl,
    listMilestones: (language) =>
      curriculum.milestones.map((milestone) => milestoneAnswer(milestone, language)),
    getDemoVideo: (language) => found(findDemoVideo(curriculum.milestones, language, mediaUrl)),
    getMilestone,
    getOpenMilestone: (learnerId, id) => open(learnerId, getMilestone(id)),
    listLessons: async (learnerId, id, language) =>
      learnContents(await open(learnerId, getMilestone(id)), language, mediaUrl),
    getOpenLesson: async (learnerId, id) => {
      const lesson = found(curriculum.lessonById(id));
      await open(learnerId, getMilestone(lesson.milestoneId));
      return lesson;
    },
    getQuestion,
    getOpenQuestion: async (learnerId, id) => {
      const question = getQuestion(id);
      await open(learnerId, getMilestone(question.milestoneId));
      return question;
    },
    getOpenMcq: async (learnerId, id) => {
      const mcq = found(curriculum.mcqById(id));
      await open(learnerId, getMilestone(mcq.milestoneId));
      return mcq;
    },
  };
}

function found<T>(item: T | null): T {
  if (item === null) throw new AppError('not_found');
  return item;
}

async function requireOpen(deps: CourseDeps, learnerId: string, milestone: Milestone): Promise<Milestone> {
  if (milestone.isFree) return milestone;
  if (await deps.entitlements.hasAccess(learnerId, deps.clock.now())) return milestone;
  throw new AppError('subscription_required');
}

function milestoneAnswer(milestone: Milestone, language: Language): MilestoneAnswer {
  const { id, title, description, order, isFree } = milestone;
  return {
    id,
    title: title[language],
    description: description[language],
    order,
    is_free: isFree,
  };
}

/** The demo video of the course in one language; null until it is produced. */
export function findDemoVideo(
  milestones: readonly Milestone[],
  language: Language,
  mediaUrl: MediaUrl,
): DemoVideo | null {
  const demo = milestones.flatMap(({ videos }) => videos).find(({ kind }) => kind === 'demo');
  if (demo === undefined || demo.media === null) return null;
  const { video, durationS, videoBytes } = demo.media.languages[language];
  return {
    title: demo.title[language],
    video_url: mediaUrl(video),
    captions: captionsOf(demo.media, mediaUrl),
    poster_url: mediaUrl(demo.media.poster),
    duration_s: durationS,
    size_bytes: videoBytes,
  };
}
