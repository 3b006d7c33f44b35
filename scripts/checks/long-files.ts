/** Test files that take long for their size, by stage, the longest first. Seconds are in the report of a run. */
export const longFiles: readonly string[] = [
  // unit tests
  'scripts/patterns/linear-patterns.test.ts',
  // screen tests
  'apps/web/src/app/routes/no-answer.test.tsx',
  'apps/web/src/app/routes/code-states.test.tsx',
  'apps/web/src/app/routes/auth.test.tsx',
  'apps/web/src/app/routes/subscription-return.test.tsx',
  'apps/web/src/app/routes/learn-formats.test.tsx',
  // engine tests
  'packages/python/src/pool/recovery.engine.test.ts',
  'packages/exercises/src/sample.engine.test.ts',
  'packages/python/src/core/rewind.engine.test.ts',
  'packages/python/src/hostility.engine.test.ts',
  'packages/python/src/engine.engine.test.ts',
  'packages/python/src/pool/sandbox-access.engine.test.ts',
  // api tests
  'apps/api/src/modules/auth/locked-out.api.test.ts',
  'scripts/start.api.test.ts',
  'scripts/killed-product.api.test.ts',
  'scripts/several-processes.api.test.ts',
  'apps/api/src/main.api.test.ts',
  'apps/api/src/platform/http/fuzz/hostile-requests.api.test.ts',
  'apps/api/src/modules/learning/whole-course.api.test.ts',
  'apps/api/src/modules/personalized/ai-exercise.api.test.ts',
];
