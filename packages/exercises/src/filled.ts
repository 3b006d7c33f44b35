import { type Bilingual, localized } from '@python-learning/domain';

/** Puts the values into the places `{name}` of a text, in each language. A place without a value stays. */
export function filled(text: Bilingual, values: Readonly<Record<string, string>>): Bilingual {
  return localized((language) =>
    text[language].replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap),
  );
}
