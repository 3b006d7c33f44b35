export { createProgressHandlers } from './progress.routes.ts';
export { createProgressService } from './progress.service.ts';
