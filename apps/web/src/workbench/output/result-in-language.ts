import type { EndedRun } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';

/** Returns the result with its texts in this language; unchanged if the server said them in it, or in no other. */
export function resultInLanguage(result: EndedRun, language: Language): EndedRun {
  const said = result.translations?.find((translation) => translation.language === language);
  if (said === undefined) return result;
  const { language: _language, checks, ...texts } = said;
  return {
    ...result,
    ...texts,
    checks: result.checks.map((check, index) => ({ ...check, ...checks[index] })),
  };
}
