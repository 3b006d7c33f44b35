import type { DeckKind } from '@python-learning/domain';
import type { Card } from '../../src/cards.schema.ts';
import type { BaseProgram } from './base-program.ts';
import type { CardRuns } from './card-runs.ts';

/** What the makers of cards work with: the programs of one question, and what running them tells. */
export type CardMaterial = {
  /** The question id, which makes its order of options its own. */
  seed: string;
  /** Right programs made of what was taught so far: those that pass, and those that may only be read. */
  right: readonly BaseProgram[];
  readable: readonly BaseProgram[];
  runs: CardRuns;
  /** The constructs of a program; null if it does not parse. */
  constructsOf: (lines: readonly string[]) => Promise<readonly string[] | null>;
  /** Whether a program uses only what was taught so far. One that does not parse uses nothing. */
  isTaught: (lines: readonly string[]) => Promise<boolean>;
};

/** Makes cards of one kind, in an order of preference, each proven by running its programs. */
export type Maker<Kind extends DeckKind = DeckKind> = (material: CardMaterial) => AsyncGenerator<Card<Kind>>;
