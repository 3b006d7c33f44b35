import { type Language, languages } from '@python-learning/domain';
import { type AssessInput, type Assessment, type JudgedInput, judge } from '@python-learning/feedback';

/** An assessment in the learner's language, and in the other ones where the learner may read it again in them. */
export type TranslatedAssessment = { assessment: Assessment; translations: readonly Translation[] };

export type Translation = { language: Language; assessment: Assessment };

/**
 * Judges a run once, and explains it in the learner's language, and again in every other language if something is
 * explained. The run is not stored, so a learner who changes the language later could not be told otherwise.
 */
export function assessTranslated(
  input: AssessInput,
  explain: (judged: JudgedInput) => Assessment,
): TranslatedAssessment {
  const judged = judge(input);
  const assessment = explain(judged);
  const { verdict, explanation } = assessment;
  const isTold = verdict === 'wrong' || (verdict === 'solved' && explanation !== null);
  const others = isTold ? languages.filter((language) => language !== input.language) : [];
  const translations = others.map((language) => ({ language, assessment: explain({ ...judged, language }) }));
  return { assessment, translations };
}
