/** What the tests of learning share: a small course, an engine that knows a few programs, a learner. */
export { addLearner } from './add-learner.ts';
export { sampleCourse, sampleMcq, sampleMilestone } from './sample-course.ts';
export { type Scene, type SceneLearner, startScene } from './scene.ts';
export { createScriptedEngine, prints } from './scripted-engine.ts';
