export { type Assessor, assessorOfThisThread, createAssessor } from './assessing/assessor.ts';
export type { DraftTimes } from './draft-time.ts';
export { type DraftDeps, type RefuseDraft, saveDraft } from './drafts.ts';
export { engineRefusal } from './engine-refusal.ts';
export { hintLadderAnswer } from './hint-ladder.ts';
export type { JudgedRun } from './judged-run.ts';
export { nothingToCheck } from './nothing-to-check.ts';
export { type GivenInputs, type ShownInputs, shownInputs } from './run-inputs.ts';
export type { RefuseRun, RunDeps } from './run-program.ts';
export { isOnlyHiddenFailed } from './run-result.ts';
export { createRunTime } from './run-time.ts';
export {
  type SubmitDeps,
  submit,
  type Task,
} from './submit.ts';
