import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import settings from '../project.inlang/settings.json' with { type: 'json' };

const folder = `${import.meta.dirname}/../messages`;
const features = readdirSync(folder);

/** Returns the texts of each message; a message that depends on a number has several. */
function read(feature: string, language: string): Record<string, string[]> {
  const file: unknown = JSON.parse(readFileSync(`${folder}/${feature}/${language}.json`, 'utf8'));
  const messages = Object.entries(Object(file)).filter(([key]) => key !== '$schema');
  return Object.fromEntries(
    messages.map(([key, message]) => [
      key,
      typeof message === 'string' ? [message] : collectTexts(message, 'match'),
    ]),
  );
}

/** Every text below `name`, at whatever depth. */
function collectTexts(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === name ? Object.values(inner).map(String) : collectTexts(inner, name),
  );
}

function isWritten(texts: readonly string[]): boolean {
  return texts.length > 0 && texts.every((text) => text.trim() !== '');
}

function placeholders(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));
  return [...new Set(names)].sort();
}

describe('messages', () => {
  it('are compiled from every folder there is', () => {
    const compiled = settings['plugin.inlang.messageFormat'].pathPattern.map((path) => path.split('/')[2]);
    expect(new Set(compiled)).toEqual(new Set(features));
  });

  it.each(features)('of %s exist in both languages, with the same blanks to fill', (feature) => {
    const [english, tamil] = [read(feature, 'en'), read(feature, 'ta')];
    expect(Object.keys(tamil).sort()).toEqual(Object.keys(english).sort());
    for (const [key, texts] of Object.entries(english)) {
      const twins = tamil[key] ?? [];
      expect(key).toMatch(new RegExp(`^${feature.replaceAll('-', '_')}_[a-z0-9_]+$`));
      expect({ key, isWritten: isWritten(texts) && isWritten(twins) }).toEqual({ key, isWritten: true });
      expect({ key, blanks: placeholders(twins) }).toEqual({ key, blanks: placeholders(texts) });
    }
  });
});
