import type { SpokenWords } from '../text/words.ts';
import type { ConditionName } from './conditions/index.ts';

/** One situation in which a program stops, with what the learner reads about it. */
export type CatalogueEntry = SpokenWords & {
  id: string;
  /** Matches the whole class name of the exception; limits have names of their own, such as `TimeLimit`. */
  exception: RegExp;
  /** Is searched in the message; its named groups fill placeholders. */
  message: RegExp;
  /** What must be true of the program besides. */
  condition?: ConditionName;
  /** The placeholders of both texts. */
  vars: readonly string[];
};
