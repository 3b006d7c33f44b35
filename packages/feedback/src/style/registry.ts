import * as names from './checks/name.checks.ts';
import * as shapes from './checks/shape.checks.ts';
import * as spacing from './checks/spacing.checks.ts';
import type { StyleCheck } from './style-check.ts';
import type { styleTexts } from './style-texts.ts';

export type StyleId = keyof typeof styleTexts;

/** The check for each style suggestion; they run in the order of the texts. */
export const styleChecks = {
  'STY-UNUSED': names.isUnused,
  'STY-EQ-TRUE': shapes.comparesWithTrue,
  'STY-RETURN-BOOL': shapes.returnsTrueOrFalse,
  'STY-RANGE-LEN': shapes.loopsOverLength,
  'STY-SHORT-NAME': names.areNamesShort,
  'STY-CAPITAL-NAME': names.hasCapitalName,
  'STY-BUILTIN-NAME': names.isBuiltinName,
  'STY-REPEATED-LINES': shapes.repeatsLines,
  'STY-REPEATED-BLOCK': shapes.repeatsBlock,
  'STY-SPACES-EQUALS': spacing.lacksSpacesAtEquals,
  'STY-SPACE-COMMA': spacing.lacksSpaceAfterComma,
  'STY-INDENT-4': spacing.isIndentUneven,
  'STY-LONG-LINE': spacing.isLineLong,
  'STY-SEMICOLON': spacing.endsWithSemicolon,
  'STY-BRACKETS-IF': shapes.bracketsCondition,
  'STY-RETURN-BRACKETS': shapes.bracketsReturn,
  'STY-AUG-ASSIGN': shapes.couldAugment,
  'STY-STR-OF-STR': shapes.convertsForNothing,
  'STY-IF-CHAIN': shapes.couldUseElif,
  'STY-DEAD-CODE': shapes.isNeverReached,
  'STY-BARE-EXCEPT': shapes.catchesEverything,
  'STY-LOST-RESULT': shapes.losesResult,
  'STY-COMPARE-ONLY': shapes.onlyCompares,
  'STY-NO-COMMENT': shapes.lacksComment,
} as const satisfies Record<StyleId, StyleCheck>;
