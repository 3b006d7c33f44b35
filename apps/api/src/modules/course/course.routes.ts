import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Course } from './course.service.ts';

export function createCourseHandlers(course: Course): Handlers<typeof contract.course> {
  return {
    demoVideo: async ({ language, refuse }) => course.getDemoVideo(refuse, language),
    milestones: async ({ language }) => course.listMilestones(language),
    learnContents: ({ caller, params, language, refuse }) =>
      course.listLessons(refuse, caller.learnerId, params.id, language),
  };
}
