export * from './account.ts';
export * from './course.ts';
export * from './deck.ts';
export * from './exercises.ts';
export * from './programs.ts';
export * from './shares.ts';
