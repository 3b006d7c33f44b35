export { createStreakHandlers } from './streak.routes.ts';
export { createStreakService } from './streak.service.ts';
