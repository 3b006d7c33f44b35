import type { AcceptancePage } from './acceptance-page.ts';

/** An acceptance test. Throws if the requirement does not hold. */
export type Proof = (app: AcceptancePage) => Promise<void>;
