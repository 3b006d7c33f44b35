import type { Stage } from './stage.ts';

/** Looks whether a promise holds; throws where it does not. */
export type Proof = (stage: Stage) => Promise<void>;
