export { createCourseHandlers } from './course.routes.ts';
export { type Course, createCourse } from './course.service.ts';
export { captionsOf } from './learn-content.ts';
export { mediaUrl } from './media-url.ts';
