import { type Language, languages } from '@python-learning/domain';

/** The supported language that the header prefers; English when it names none. */
export function languageOf(header: string | undefined): Language {
  return preferredLanguage(header) ?? 'en';
}

/** The supported language that the header prefers; null when it names none. */
export function preferredLanguage(header: string | undefined): Language | null {
  let best: { language: Language | null; quality: number } = { language: null, quality: 0 };
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [range = '', ...options] = part.split(';').map((text) => text.trim().toLowerCase());
    const language = languages.find((known) => range === known || range.startsWith(`${known}-`));
    const quality = qualityOf(options);
    if (language !== undefined && quality > best.quality) best = { language, quality };
  }
  return best.language;
}

function qualityOf(options: readonly string[]): number {
  const given = options.find((option) => option.startsWith('q='));
  if (given === undefined) return 1;
  const quality = Number(given.slice(2));
  return Number.isFinite(quality) ? quality : 0;
}
