import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@python-learning/domain';

type Messages = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const folder = path.resolve(import.meta.dirname, '../apps/web/messages');

/** Texts of the web app in one language, so that tests find controls by their visible names. */
export function messagesIn(language: Language): Messages {
  const texts: Record<string, string> = {};
  for (const feature of readdirSync(folder)) {
    const file = path.join(folder, feature, `${language}.json`);
    Object.assign(texts, JSON.parse(readFileSync(file, 'utf8')));
  }
  return (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`There is no message ${key}`);
    return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
  };
}
