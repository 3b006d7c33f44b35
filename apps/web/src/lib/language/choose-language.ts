import { type Language, languages } from '@python-learning/domain';

/** The saved choice, else the first preferred language that we speak, else the default one. */
export function chooseLanguage(saved: string | null, preferred: readonly string[]): Language {
  const wanted = [saved ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return wanted.flatMap((tag) => languages.find((language) => language === tag) ?? [])[0] ?? languages[0];
}
