export * from './course.ts';
export * from './exercises.ts';
