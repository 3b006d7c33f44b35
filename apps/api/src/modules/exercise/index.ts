export { createExerciseHandlers } from './exercise.routes.ts';
export { createExerciseService } from './exercise.service.ts';
