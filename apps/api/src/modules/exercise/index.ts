export { createExerciseHandlers } from './exercise.routes.ts';
export { createExerciseService } from './exercise.service.ts';
export { explanationHtml, mcqQuestion } from './mcq-answer.ts';
