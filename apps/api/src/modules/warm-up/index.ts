export { warmUpAnswers } from './warm-up.repository.ts';
export { createWarmUpHandlers } from './warm-up.routes.ts';
export { createWarmUpService } from './warm-up.service.ts';
