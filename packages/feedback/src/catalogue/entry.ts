import type { SpokenWords } from '../text/words.ts';
import type { ConditionName } from './conditions/index.ts';

/** One class of errors that stop a program, with the explanation for the learner. */
export type CatalogueEntry = SpokenWords & {
  id: string;
  /**
   * Matches the whole class name of the exception; limits have their own names, such as `TimeLimit`.
   */
  exception: RegExp;
  /** Searched for in the message; its named groups fill placeholders. */
  message: RegExp;
  /** Additional condition on the program. */
  condition?: ConditionName;
  /** The placeholders of both texts. */
  vars: readonly string[];
};
