import { anchorsCheck } from './anchors.check.ts';
import { answersWaitCheck } from './answers-wait.check.ts';
import { cardsCheck } from './cards.check.ts';
import type { Check } from './check.ts';
import { completenessCheck } from './completeness.check.ts';
import { constructsCheck } from './constructs.check.ts';
import { continuedPartsCheck } from './continued-parts.check.ts';
import { courseMapCheck } from './course-map.check.ts';
import { dataFilesCheck } from './data-files.check.ts';
import { decisionsCheck } from './decisions.check.ts';
import { deckCheck } from './deck.check.ts';
import { deckSizeCheck } from './deck-size.check.ts';
import { expectedOutputCheck } from './expected-output.check.ts';
import { gapsCheck } from './gaps.check.ts';
import { giveAwayCheck } from './give-away.check.ts';
import { glossaryCheck } from './glossary.check.ts';
import { glossaryCardsCheck } from './glossary-cards.check.ts';
import { goalsCheck } from './goals.check.ts';
import { hiddenCasesCheck } from './hidden-cases.check.ts';
import { integrityCheck } from './integrity.check.ts';
import { keysCheck } from './keys.check.ts';
import { languageLengthCheck } from './language-length.check.ts';
import { languagesCheck } from './languages.check.ts';
import { mcqsCheck } from './mcqs.check.ts';
import { mediaCheck } from './media.check.ts';
import { mediaLengthCheck } from './media-length.check.ts';
import { mediaSizeCheck } from './media-size.check.ts';
import { mutantsCheck } from './mutants.check.ts';
import { observedCheck } from './observed.check.ts';
import { readingLevelCheck } from './reading-level.check.ts';
import { refusalsCheck } from './refusals.check.ts';
import { scenesCheck } from './scenes.check.ts';
import { silenceCheck } from './silence.check.ts';
import { solutionHelpCheck } from './solution-help.check.ts';
import { solutionsCheck } from './solutions.check.ts';
import { startersCheck } from './starters.check.ts';
import { stillnessCheck } from './stillness.check.ts';
import { takesCheck } from './takes.check.ts';
import { tryItCheck } from './try-it.check.ts';
import { uniquenessCheck } from './uniqueness.check.ts';
import { wordTimesCheck } from './word-times.check.ts';
import { wrongAnswersCheck } from './wrong-answers.check.ts';

/** All content checks, cheap ones first. A new check needs its own file and a line here. */
export const checks: readonly Check[] = [
  integrityCheck,
  gapsCheck,
  completenessCheck,
  uniquenessCheck,
  dataFilesCheck,
  goalsCheck,
  languagesCheck,
  languageLengthCheck,
  glossaryCheck,
  readingLevelCheck,
  giveAwayCheck,
  keysCheck,
  tryItCheck,
  anchorsCheck,
  mediaCheck,
  mediaLengthCheck,
  mediaSizeCheck,
  wordTimesCheck,
  answersWaitCheck,
  stillnessCheck,
  takesCheck,
  silenceCheck,
  decisionsCheck,
  glossaryCardsCheck,
  deckSizeCheck,
  constructsCheck,
  courseMapCheck,
  expectedOutputCheck,
  solutionsCheck,
  solutionHelpCheck,
  startersCheck,
  continuedPartsCheck,
  wrongAnswersCheck,
  refusalsCheck,
  observedCheck,
  scenesCheck,
  mcqsCheck,
  cardsCheck,
  hiddenCasesCheck,
  mutantsCheck,
  deckCheck,
];
