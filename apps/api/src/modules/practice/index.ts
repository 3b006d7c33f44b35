export { type Assessor, assessorOfThisThread, createAssessor } from './assessing/assessor.ts';
export { type DraftTimes, draftsPerMinute, whenWritten } from './draft-time.ts';
export { engineRefusal } from './engine-refusal.ts';
export { nothingToCheck } from './nothing-to-check.ts';
export { createPracticeHandlers } from './practice.routes.ts';
export { createPracticeService } from './practice.service.ts';
export { type RunDeps, runProgram } from './run-program.ts';
export { checkAnswer } from './run-result.ts';
export { createRunTime } from './run-time.ts';
