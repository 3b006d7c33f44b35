import type { Drawing, TraceStep as EngineStep, Trace as EngineTrace } from '@python-learning/domain';

/** A step as it arrives in the browser: what it does not have may also be there as undefined. */
export type TraceStep = Pick<EngineStep, 'ran' | 'next'> & {
  [Name in Exclude<keyof EngineStep, 'ran' | 'next'>]?: EngineStep[Name] | undefined;
};

/** A program seen step by step, as it arrives in the browser. */
export type Trace = Omit<EngineTrace, 'steps' | 'lastSteps' | 'drawing'> & {
  steps: readonly TraceStep[];
  lastSteps: readonly TraceStep[];
  drawing?: Drawing | undefined;
};
