export { createCourseHandlers } from './course.routes.ts';
export { type Course, createCourse, type RefuseClosed } from './course.service.ts';
export { captionsOf } from './learn-content.ts';
export { createMediaAddresses, type MediaAddresses, type MediaUrl } from './media-addresses.ts';
