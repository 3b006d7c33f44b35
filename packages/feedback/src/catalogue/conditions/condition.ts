import type { SourceFacts } from '@python-learning/domain';
import type { Program } from '../../python-text/program.ts';
import type { ProgramLine } from '../../python-text/program-lines.ts';
import type { StoredName } from '../../python-text/stored-names.ts';
import type { FillValues } from '../../text/fill.ts';

/**
 * Named groups that conditions read: the unknown name, Python's suggestion, a line number, a bracket, a character.
 */
export type MatchGroups = { readonly [name in 'name' | 'sug' | 'n' | 'br' | 'ch']?: string };

/** All that a condition may look at. */
export type ConditionContext = {
  message: string;
  /** Named groups of the entry's message pattern. */
  groups: MatchGroups;
  facts: SourceFacts;
  /** Names of the files in the folder of the program when it ended. */
  files: readonly string[];
  program: Program;
  lines: readonly ProgramLine[];
  stored: readonly StoredName[];
  /** The line that Python points at; an empty one when Python points nowhere. */
  line: ProgramLine;
};

/** What a condition adds when it holds: more placeholders, and the line where a teacher would point. */
export type Finding = { values?: FillValues; line?: number };

/** Returns null when the condition does not hold. */
export type Condition = (context: ConditionContext) => Finding | null;

/** Makes a condition that adds nothing. */
export function holds(test: (context: ConditionContext) => boolean): Condition {
  return (context) => (test(context) ? {} : null);
}
