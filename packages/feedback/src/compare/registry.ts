import * as lines from './classes/line.classes.ts';
import * as values from './classes/value.classes.ts';
import * as wording from './classes/wording.classes.ts';
import { mendedTexts } from './mended-texts.ts';
import type { MismatchClass, MismatchText } from './mismatch.ts';
import { mismatchTexts } from './mismatch-texts.ts';

/** Texts about wrong output and wrong results by their id. */
export const outputTexts = { ...mismatchTexts, ...mendedTexts } as const satisfies Record<
  string,
  MismatchText
>;

export type OutputTextId = keyof typeof outputTexts;

/** Every class of difference in the order in which it is asked; the last one takes everything else. */
export const mismatchClasses: readonly (readonly [OutputTextId, MismatchClass])[] = [
  ['OUT-EMPTY', wording.isEmpty],
  ['OUT-PROMPT', wording.isPromptPrinted],
  ['OUT-NONE', wording.isNoneShown],
  ['OUT-FUNCTION-SHOWN', values.isFunctionShown],
  ['OUT-CASE', wording.isOnlyCase],
  ['OUT-SPACES', wording.isOnlySpaces],
  ['OUT-SLASH', wording.isSlashShown],
  ['OUT-NEW-LINE-SIGN', wording.isNewLineSignShown],
  ['OUT-ONE-LINE', wording.isInOneLine],
  ['OUT-SPLIT-LINES', wording.isSplitIntoLines],
  ['OUT-QUOTED-NUMBER', values.isNumberQuoted],
  ['OUT-LIST-WANTED', values.isListWanted],
  ['OUT-PUNCTUATION', wording.isOnlyPunctuation],
  ['OUT-SIGN-COUNT', wording.isSignCount],
  ['OUT-BRACES', values.areBracesShown],
  ['OUT-LIST-SHOWN', values.isListShown],
  ['OUT-NAME-SHOWN', values.isNameShown],
  ['OUT-NONE-INSTEAD', values.isNoneInstead],
  ['OUT-DECIMALS', values.isOnlyDecimals],
  ['OUT-JOINED', values.isJoined],
  ['OUT-SWAPPED', lines.areAnswersSwapped],
  ['OUT-ORDER', lines.isOtherOrder],
  ['OUT-OFF-BY-ONE', lines.isOffByOne],
  ['OUT-REPEATED', lines.isRepeated],
  ['OUT-EXTRA-LINES', lines.hasExtraLines],
  ['OUT-OTHER-BRANCH', lines.isOtherBranch],
  ['OUT-UNREAD', lines.isInputUnread],
  ['OUT-MISSING-LINES', lines.hasMissingLines],
  ['OUT-MISSING-WORDS', wording.lacksWords],
  ['OUT-EXTRA-WORDS', wording.hasExtraWords],
  ['OUT-NUMBER', values.isOnlyNumber],
  ['OUT-TYPO', wording.isTypo],
  ['OUT-OTHER', () => true],
];
