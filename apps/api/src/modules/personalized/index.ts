export { exerciseRows } from './exercise.repository.ts';
export { measurePersonalized } from './personalized-metrics.ts';
export { createPersonalizedModule } from './personalized-module.ts';
