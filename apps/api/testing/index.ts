/** Shared by the tests of learning: a small course, a scripted engine, a learner. */
export { addLearner } from './add-learner.ts';
export { type CourseLearner, type CourseTestApp, startCourseTestApp } from './course-test-app.ts';
export { sampleCourse, sampleMcq, sampleMilestone, sampleQuestion } from './sample-course.ts';
export { sampleDeckCard } from './sample-deck.ts';
export { createScriptedEngine, prints } from './scripted-engine.ts';
export { writePages } from './write-pages.ts';
