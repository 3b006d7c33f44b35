import type { Proof } from './proof.ts';

/** One sentence of the specification that promises something visible. */
export type SpecificationPromise = {
  /** The part of the specification that it stands in. */
  section: string;
  promise: string;
  proof: Proof;
  /** Where it is to be seen; a wide screen in English unless said. */
  on?: 'phone in Tamil' | 'desktop in English';
  /** True where the proof moves the page's clock: nothing else may be told in that browser window. */
  stopsClock?: true;
};
