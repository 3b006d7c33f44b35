export {
  type CandidateCase,
  type CandidateMistake,
  type ExerciseCandidate,
  type ExerciseKind,
  exerciseKinds,
  type ProofResult,
  type ProofRun,
  type ProvenExercise,
  type Rejection,
  type RunProgram,
} from './exercise.ts';
export { type ExerciseRequest, focusOf, generateExercise } from './generate.ts';
export { findPerson, type Person, people } from './pools.ts';
export { type ProofOptions, proveExercise } from './proof.ts';
export { type RejectionReason, rejectionReasons } from './rejection.ts';
export {
  type Difficulty,
  difficulties,
  firstMilestoneOf,
  isSkillId,
  lastMilestone,
  type SkillId,
  skillIds,
  skills,
} from './skills.ts';
export { warmTemplates } from './template/load-templates.ts';
export { type WrittenExercise, writeExercise } from './write-exercise.ts';
