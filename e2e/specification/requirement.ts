import type { Proof } from './acceptance.ts';

/** A requirement: one sentence of the specification about something visible. */
export type Requirement = {
  /** The section of the specification that contains it. */
  section: string;
  requirement: string;
  proof: Proof;
  /** Where it is tested; a desktop in English by default. */
  on?: 'phone in Tamil' | 'desktop in English';
  /** True if the test controls the page's clock, which needs a browser context of its own. */
  stopsClock?: true;
};
