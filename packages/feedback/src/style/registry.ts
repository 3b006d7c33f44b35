import type { texts } from '../text/texts.ts';
import * as names from './checks/name.checks.ts';
import * as shapes from './checks/shape.checks.ts';
import * as spacing from './checks/spacing.checks.ts';
import type { StyleCheck } from './style-check.ts';

export type StyleId = keyof typeof texts.style;

/** The style suggestions in the order in which they are checked; one is given from its first milestone on. */
export const styleSuggestions = {
  'STY-UNUSED': { firstMilestone: 2, check: names.isUnused },
  'STY-EQ-TRUE': { firstMilestone: 5, check: shapes.comparesWithTrue },
  'STY-RETURN-BOOL': { firstMilestone: 11, check: shapes.returnsTrueOrFalse },
  'STY-RANGE-LEN': { firstMilestone: 10, check: shapes.loopsOverLength },
  'STY-SHORT-NAME': { firstMilestone: 2, check: names.areNamesShort },
  'STY-CAPITAL-NAME': { firstMilestone: 2, check: names.hasCapitalName },
  'STY-BUILTIN-NAME': { firstMilestone: 3, check: names.isBuiltinName },
  'STY-REPEATED-LINES': { firstMilestone: 7, check: shapes.repeatsLines },
  'STY-REPEATED-BLOCK': { firstMilestone: 11, check: shapes.repeatsBlock },
  'STY-SPACES-EQUALS': { firstMilestone: 2, check: spacing.lacksSpacesAtEquals },
  'STY-SPACE-COMMA': { firstMilestone: 1, check: spacing.lacksSpaceAfterComma },
  'STY-INDENT-4': { firstMilestone: 5, check: spacing.isIndentUneven },
  'STY-LONG-LINE': { firstMilestone: 4, check: spacing.isLineLong },
  'STY-SEMICOLON': { firstMilestone: 1, check: spacing.endsWithSemicolon },
  'STY-BRACKETS-IF': { firstMilestone: 5, check: shapes.bracketsCondition },
  'STY-RETURN-BRACKETS': { firstMilestone: 11, check: shapes.bracketsReturn },
  'STY-AUG-ASSIGN': { firstMilestone: 7, check: shapes.couldAugment },
  'STY-STR-OF-STR': { firstMilestone: 4, check: shapes.convertsForNothing },
  'STY-IF-CHAIN': { firstMilestone: 6, check: shapes.couldUseElif },
  'STY-DEAD-CODE': { firstMilestone: 8, check: shapes.isNeverReached },
  'STY-BARE-EXCEPT': { firstMilestone: 14, check: shapes.catchesEverything },
  'STY-LOST-RESULT': { firstMilestone: 9, check: shapes.losesResult },
  'STY-COMPARE-ONLY': { firstMilestone: 2, check: shapes.onlyCompares },
  'STY-NO-COMMENT': { firstMilestone: 7, check: shapes.lacksComment },
} as const satisfies Record<StyleId, { firstMilestone: number; check: StyleCheck }>;
