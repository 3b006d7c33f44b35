import type { DemoVideo, LearnContent, Milestone as MilestoneAnswer } from '@python-learning/contract';
import type {
  CourseCard,
  CourseLesson,
  Curriculum,
  Mcq,
  Milestone,
  Question,
} from '@python-learning/curriculum';
import type { DeckKind, Language } from '@python-learning/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { Entitlements } from '../subscriptions/index.ts';
import { learnContents } from './learn-content.ts';
import type { MediaAddresses, MediaUrl } from './media-addresses.ts';

type CourseDeps = {
  curriculum: Curriculum;
  entitlements: Entitlements;
  clock: Clock;
  media: Pick<MediaAddresses, 'urlOf'>;
};

/** Refuses what does not exist, and what needs a subscription. */
export type RefuseClosed = Refuse<'not_found' | 'subscription_required'>;

/** Content of the course, and access to it. */
export interface Course {
  /** Ask it for files of milestones that the learner may see, and for no others. */
  mediaUrl: MediaUrl;
  milestones: readonly Milestone[];
  listMilestones(language: Language): MilestoneAnswer[];
  /** The demo video, which shows anyone what the course is. Not found until it is produced. */
  getDemoVideo(refuse: Refuse<'not_found'>, language: Language): DemoVideo;
  listLessons(
    refuse: RefuseClosed,
    learnerId: string,
    milestoneId: string,
    language: Language,
  ): Promise<LearnContent[]>;
  findLesson(lessonId: string): CourseLesson | null;
  getLesson(refuse: Refuse<'not_found'>, lessonId: string): CourseLesson;
  getMilestone(refuse: Refuse<'not_found'>, milestoneId: string): Milestone;
  getOpenMilestone(refuse: RefuseClosed, learnerId: string, milestoneId: string): Promise<Milestone>;
  findQuestion(questionId: string): Question | null;
  getQuestion(refuse: Refuse<'not_found'>, questionId: string): Question;
  getOpenMcq(refuse: RefuseClosed, learnerId: string, mcqId: string): Promise<Mcq>;
  getOpenDeckCard(refuse: RefuseClosed, learnerId: string, cardId: string): Promise<CourseCard<DeckKind>>;
  /** Those of the milestones that are open to the learner. */
  listOpen(learnerId: string, milestones: readonly Milestone[]): Promise<readonly Milestone[]>;
}

export function createCourse(deps: CourseDeps): Course {
  const { curriculum } = deps;
  const mediaUrl = deps.media.urlOf;
  const getMilestone: Course['getMilestone'] = (refuse, id) => found(refuse, curriculum.milestoneById(id));
  const getOpenMilestone: Course['getOpenMilestone'] = (refuse, learnerId, id) =>
    requireOpen(deps, refuse, learnerId, getMilestone(refuse, id));
  return {
    mediaUrl,
    milestones: curriculum.milestones,
    listMilestones: (language) =>
      curriculum.milestones.map((milestone) => milestoneAnswer(milestone, language)),
    getDemoVideo: (refuse, language) =>
      found(refuse, findDemoVideo(curriculum.milestones, language, mediaUrl)),
    getMilestone,
    getOpenMilestone,
    listLessons: async (refuse, learnerId, id, language) =>
      learnContents(await getOpenMilestone(refuse, learnerId, id), language, mediaUrl),
    findLesson: (id) => curriculum.lessonById(id),
    getLesson: (refuse, id) => found(refuse, curriculum.lessonById(id)),
    findQuestion: (id) => curriculum.questionById(id),
    getQuestion: (refuse, id) => found(refuse, curriculum.questionById(id)),
    getOpenMcq: async (refuse, learnerId, id) => {
      const mcq = found(refuse, curriculum.mcqById(id));
      await getOpenMilestone(refuse, learnerId, mcq.milestoneId);
      return mcq;
    },
    getOpenDeckCard: async (refuse, learnerId, id) => {
      const card = found(refuse, curriculum.deckCardById(id));
      await getOpenMilestone(refuse, learnerId, card.milestoneId);
      return card;
    },
    listOpen: async (learnerId, milestones) => {
      if (milestones.every(({ isFree }) => isFree)) return milestones;
      const hasAccess = await deps.entitlements.hasAccess(learnerId, deps.clock.now());
      return hasAccess ? milestones : milestones.filter(({ isFree }) => isFree);
    },
  };
}

function found<T>(refuse: Refuse<'not_found'>, item: T | null): T {
  if (item === null) throw refuse('not_found');
  return item;
}

async function requireOpen(
  deps: CourseDeps,
  refuse: Refuse<'subscription_required'>,
  learnerId: string,
  milestone: Milestone,
): Promise<Milestone> {
  if (milestone.isFree) return milestone;
  if (await deps.entitlements.hasAccess(learnerId, deps.clock.now())) return milestone;
  throw refuse('subscription_required');
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
  const { video, durationS, live } = demo.media.languages[language];
  if (live === undefined) return null;
  return {
    title: demo.title[language],
    audio_url: mediaUrl(live.audio),
    lite_url: mediaUrl(live.lite),
    duration_s: durationS,
    size_bytes: live.audioBytes + live.liteBytes,
    video_url: mediaUrl(video),
  };
}
