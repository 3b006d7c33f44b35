export { createPracticeHandlers } from './practice.routes.ts';
export { createPracticeService } from './practice.service.ts';
