import type { Check } from '@python-learning/contract';
import type { ComponentType, ReactNode } from 'react';

/** What was expected and what the run showed, as the server describes both; null where it does not say. */
export type Sides = Pick<Check, 'expected' | 'actual' | 'expected_drawing' | 'actual_drawing'>;

/** How a learner sees what a case looks at. */
export type EvidenceView = {
  /** Shows both sides whole, in the list of checks. */
  Whole: ComponentType<Sides>;
  /** Shows beside the explanation what differs first; null if nothing does. */
  difference: (expected: string, actual: string) => ReactNode;
};
