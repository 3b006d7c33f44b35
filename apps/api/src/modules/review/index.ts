export { createReviewHandlers } from './review.routes.ts';
export { createReviewService } from './review.service.ts';
export { warmUpAnswers } from './warm-up.repository.ts';
