import { type Bilingual, localized } from '@python-learning/domain';
import { explainProgram } from '@python-learning/feedback';

/** What the app itself says about the error of a program, in both languages. */
export function coachWords(failed: Parameters<typeof explainProgram>[0]): Bilingual {
  return localized((language) => explainProgram(failed, language)?.text ?? '');
}
