import type { ErrorId } from '../text/texts.ts';
import type { ConditionName } from './conditions/index.ts';

/** One class of errors that stop a program; `texts.errors` has its explanation. */
export type CatalogueEntry = {
  id: ErrorId;
  /**
   * Matches the whole class name of the exception; limits have their own names, such as `TimeLimit`.
   */
  exception: RegExp;
  /** Searched for in the message; its named groups fill placeholders. */
  message: RegExp;
  /** Additional condition on the program. */
  condition?: ConditionName;
};
