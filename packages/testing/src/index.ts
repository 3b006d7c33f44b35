export { emptyCourse } from './empty-course.ts';
export { createIdleEngine } from './idle-engine.ts';
export { startTestApp, type TestApp, type TestAppOptions, type TestLearner } from './test-app.ts';
export { type Answer, createTestClient, type TestClient } from './test-client.ts';
export { createTestClock, type TestClock } from './test-clock.ts';
export { startTestDatabase, type TestDatabase } from './test-database.ts';
