export {
  caseSetup,
  createCaseSetup,
  type Recording,
  recordedEvidence,
  type SetUpCase,
  taskSetups,
} from './case-setup.ts';
export { isFileName, isFileText, mergedFiles, programFileLimits } from './core/files/program-files.ts';
export { omissionMark } from './core/output-record.ts';
export { defaultLimits } from './limits.ts';
export { createPythonEngine, type EngineEvent, type PythonEngineOptions } from './pool/engine.ts';
export { FairQueue, type Waiting } from './pool/fair-queue.ts';
export { RecentUse } from './pool/recent-use.ts';
export { EngineRefusedError } from './pool/refusal.ts';
export * from './types.ts';
