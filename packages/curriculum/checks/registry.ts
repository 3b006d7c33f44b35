import type { Check } from './check.ts';
import { expectedOutputCheck } from './expected-output.check.ts';
import { glossaryCheck } from './glossary.check.ts';
import { integrityCheck } from './integrity.check.ts';
import { languageLengthCheck } from './language-length.check.ts';
import { languagesCheck } from './languages.check.ts';
import { mcqsCheck } from './mcqs.check.ts';
import { mediaCheck } from './media.check.ts';
import { observedCheck } from './observed.check.ts';
import { readingLevelCheck } from './reading-level.check.ts';
import { scenesCheck } from './scenes.check.ts';
import { solutionsCheck } from './solutions.check.ts';
import { startersCheck } from './starters.check.ts';
import { wrongAnswersCheck } from './wrong-answers.check.ts';

/** Every promise of the content, cheap ones first. A new check is a file of its own and a line here. */
export const checks: readonly Check[] = [
  integrityCheck,
  languagesCheck,
  languageLengthCheck,
  glossaryCheck,
  readingLevelCheck,
  mediaCheck,
  expectedOutputCheck,
  solutionsCheck,
  startersCheck,
  wrongAnswersCheck,
  observedCheck,
  scenesCheck,
  mcqsCheck,
];
