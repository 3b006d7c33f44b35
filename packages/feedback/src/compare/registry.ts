import * as items from './classes/item.classes.ts';
import * as lines from './classes/line.classes.ts';
import * as loops from './classes/loop.classes.ts';
import * as program from './classes/program.classes.ts';
import * as rounds from './classes/round.classes.ts';
import * as values from './classes/value.classes.ts';
import * as wording from './classes/wording.classes.ts';
import type { MismatchClass, MismatchText } from './mismatch.ts';
import { caseTexts } from './texts/case.texts.ts';
import { lineTexts } from './texts/line.texts.ts';
import { loopTexts } from './texts/loop.texts.ts';
import { programTexts } from './texts/program.texts.ts';
import { valueTexts } from './texts/value.texts.ts';
import { wordingTexts } from './texts/wording.texts.ts';

/** Texts about wrong output and wrong results by their id. */
export const outputTexts = {
  ...wordingTexts,
  ...lineTexts,
  ...valueTexts,
  ...programTexts,
  ...loopTexts,
  ...caseTexts,
} as const satisfies Record<string, MismatchText>;

export type OutputTextId = keyof typeof outputTexts;

/** Every mismatch class in the order in which it is tried; the last one matches everything. */
export const mismatchClasses: readonly (readonly [OutputTextId, MismatchClass])[] = [
  ['OUT-PRINT-ALONE', program.isPrintNotCalled],
  ['OUT-RANGE-EMPTY', loops.isRangeEmpty],
  ['OUT-EMPTY', wording.isEmpty],
  ['OUT-PROMPT', wording.isPromptPrinted],
  ['OUT-NONE', wording.isNoneShown],
  ['OUT-FUNCTION-SHOWN', values.isFunctionShown],
  ['OUT-METHOD-LOST', program.isMethodLost],
  ['OUT-CASE', wording.isOnlyCase],
  ['OUT-TEXTS-JOINED', values.areTextsJoined],
  ['OUT-SPACES', wording.isOnlySpaces],
  ['OUT-SLASH', wording.isSlashShown],
  ['OUT-NEW-LINE-SIGN', wording.isNewLineEscapeShown],
  ['OUT-BLANK-MISSING', wording.isBlankMissing],
  ['OUT-BLANK-EXTRA', wording.isBlankExtra],
  ['OUT-ONE-LINE', wording.isInOneLine],
  ['OUT-SPLIT-LINES', wording.isSplitIntoLines],
  ['OUT-THOUSANDS', values.isThousandsComma],
  ['OUT-DECIMAL-COMMA', values.isDecimalComma],
  ['OUT-BRACKET-KIND', items.isOtherBracket],
  ['OUT-SIGN-TURNED', program.isOperatorReversed],
  ['OUT-COMPARE-ALONE', program.isComparedOnly],
  ['OUT-RESULT-LOST', program.isResultLost],
  ['OUT-POWER-SIGN', program.isPowerOperator],
  ['OUT-SQUARE-MATH', program.isSquareCalculation],
  ['OUT-QUOTED-NUMBER', items.isNumberQuoted],
  ['OUT-LIST-WANTED', items.isListWanted],
  ['OUT-BRACES', values.areBracesShown],
  ['OUT-SIGN-COUNT', wording.isCharacterCount],
  ['OUT-PUNCTUATION', wording.isOnlyPunctuation],
  ['OUT-LIST-SHOWN', items.isListShown],
  ['OUT-NAME-BRACES', values.isNameWithoutBraces],
  ['OUT-NAME-SHOWN', values.isNameShown],
  ['OUT-NONE-METHOD', values.isNoneFromMethod],
  ['OUT-NONE-INSTEAD', values.isNoneInstead],
  ['OUT-CALCULATION-SHOWN', values.isCalculationShown],
  ['OUT-DECIMALS-WANTED', values.areDecimalsWanted],
  ['OUT-DECIMALS', values.isOnlyDecimals],
  ['OUT-JOINED', values.isJoined],
  ['OUT-NAME-QUOTED', values.isNameQuoted],
  ['OUT-TWO-SPELLINGS', values.isStoreMisspelled],
  ['OUT-VALUE-ALONE', program.isValueAlone],
  ['OUT-NEVER-EQUAL', loops.isNeverEqual],
  ['OUT-RESET-INSIDE', loops.isResetInside],
  ['OUT-RETURN-INSIDE', loops.isReturnInside],
  ['OUT-CALL-MISSING', program.isCallMissing],
  ['OUT-STORED-INSIDE', program.isStoredInside],
  ['OUT-COUNT-TURNED', loops.isCountTurned],
  ['OUT-SWAPPED', lines.areAnswersSwapped],
  ['OUT-ORDER', lines.isOtherOrder],
  ['OUT-IF-CHAIN', loops.areSeveralTrue],
  ['OUT-OFF-BY-ONE', rounds.isOffByOne],
  ['OUT-REPEATED', lines.isRepeated],
  ['OUT-EXTRA-LINES', lines.hasExtraLines],
  ['OUT-ROUNDS-FEW', rounds.areRoundsFew],
  ['OUT-ROUNDS-MANY', rounds.areRoundsMany],
  ['OUT-OTHER-BRANCH', lines.isOtherBranch],
  ['OUT-UNREAD', lines.isInputUnread],
  ['OUT-MISSING-LINES', lines.hasMissingLines],
  ['OUT-TRUTH', values.isTruthWanted],
  ['OUT-ITEMS-FEW', items.areItemsFew],
  ['OUT-ITEMS-MANY', items.areItemsMany],
  ['OUT-MISSING-WORDS', wording.lacksWords],
  ['OUT-EXTRA-WORDS', wording.hasExtraWords],
  ['OUT-NUMBER', values.isOnlyNumber],
  ['OUT-INDEX-START', program.isIndexFromOne],
  ['OUT-TYPO', wording.isTypo],
  ['OUT-WORD-ORDER', wording.areWordsMoved],
  ['OUT-NUMBER-WANTED', values.isNumberWanted],
  ['OUT-WORD-WANTED', values.isWordWanted],
  ['OUT-LINE-START', wording.startsRight],
  ['OUT-SOME-LINES', lines.areSomeLinesRight],
  ['OUT-SLICE-END', loops.isSliceOther],
  ['OUT-OTHER-WORDS', wording.areOtherWords],
  ['OUT-OTHER', () => true],
];
