import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, type Select } from '@messageformat/parser';
import { type Language, type Localized, languages, localized } from '@python-learning/domain';
import type { Plugin } from 'vite';

type Token = Select['cases'][number]['tokens'][number];
type Texts = Readonly<Record<string, string>>;

const sources = resolve(import.meta.dirname, '../messages');
const target = resolve(import.meta.dirname, '../src/compiled-messages');

/** The messages are faulty: one line for each fault. */
export class MessageError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'MessageError';
  }
}

/** Compiles the messages when Vite starts, and again when one of their files changes. */
export function messages(): Plugin {
  return {
    name: 'messages',
    config: () => compileMessages(),
    configureServer({ watcher, config }) {
      watcher.add(sources).on('all', (_event, file) => {
        if (!file.startsWith(sources)) return;
        try {
          compileMessages();
        } catch (error) {
          config.logger.error(String(error));
        }
      });
    },
  };
}

/**
 * Writes `src/compiled-messages`: one module for each message, so that it is loaded with the screens that use it.
 *
 * @throws MessageError when a message is missing, blank or malformed in a language
 */
export function compileMessages(): void {
  const compiled = readdirSync(sources).flatMap((feature) =>
    compileFeature(
      feature,
      localized((language) => {
        const file = join(sources, feature, `${language}.json`);
        return JSON.parse(readFileSync(file, 'utf8')) as Texts;
      }),
    ),
  );
  const modules = new Map(compiled.map(({ key, code }) => [`${key}.ts`, code]));
  modules.set('all.ts', compiled.map(({ key }) => `export * from './${key}.ts';\n`).join(''));
  modules.set('messages.ts', "export * as m from './all.ts';\n");
  mkdirSync(target, { recursive: true });
  for (const file of readdirSync(target)) if (!modules.has(file)) rmSync(join(target, file));
  for (const [file, code] of modules) writeIfNew(join(target, file), code);
}

/** Keeps a file that is right already, so that nothing reloads because of it. */
function writeIfNew(file: string, code: string): void {
  try {
    if (readFileSync(file, 'utf8') === code) return;
  } catch {
    // A new message.
  }
  writeFileSync(file, code);
}

/**
 * Returns the modules of a feature's messages.
 *
 * @throws MessageError with all faults of the feature
 */
export function compileFeature(feature: string, texts: Localized<Texts>): { key: string; code: string }[] {
  const keys = [...new Set(languages.flatMap((language) => Object.keys(texts[language])))];
  const faults: string[] = [];
  const compiled = keys.map((key) => {
    try {
      if (!isKeyOf(feature, key)) throw new MessageError(['the key does not begin with its feature']);
      return {
        key,
        code: compileMessage(
          key,
          localized((language) => texts[language][key] ?? ''),
        ),
      };
    } catch (fault) {
      faults.push(`${feature}: ${key}: ${fault instanceof Error ? fault.message : String(fault)}`);
      return { key, code: '' };
    }
  });
  if (faults.length > 0) throw new MessageError(faults);
  return compiled;
}

function isKeyOf(feature: string, key: string): boolean {
  return key.startsWith(`${feature.replaceAll('-', '_')}_`) && /^[a-z0-9_]+$/.test(key);
}

function compileMessage(key: string, texts: Localized<string>): string {
  const blank = languages.filter((language) => texts[language].trim() === '');
  if (blank.length > 0) throw new MessageError([`there is no text in ${blank.join(', ')}`]);
  const tokens = localized((language) => parse(texts[language], { cardinal: pluralForms(language) }));
  const [inputs = '', ...others] = languages.map((language) => inputsOf(tokens[language]));
  if (others.some((other) => other !== inputs))
    throw new MessageError(['the languages differ in their blanks']);
  const inEach = languages.map((language) => expressionOf(tokens[language], language));
  const hasPlural = languages.some((language) => tokens[language].some(({ type }) => type === 'plural'));
  return `import { choose } from '../lib/language/message-text.ts';
${hasPlural ? "import { plural } from '../lib/language/plural.ts';\n" : ''}
export const ${key} = (${inputs === '' ? '' : `i: { ${inputs} }`}): string => choose(${inEach.join(', ')});
`;
}

function pluralForms(language: Language) {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** Returns the members of a message's input as TypeScript, sorted by name. */
function inputsOf(tokens: readonly Token[]): string {
  const types = new Map<string, string>();
  const visit = (token: Token) => {
    if (token.type === 'argument') types.set(token.arg, types.get(token.arg) ?? 'string | number');
    if (token.type !== 'plural') return;
    types.set(token.arg, 'number');
    for (const { tokens: inner } of token.cases) inner.forEach(visit);
  };
  tokens.forEach(visit);
  return [...types]
    .map(([name, type]) => `${name}: ${type}`)
    .toSorted()
    .join('; ');
}

/** Returns the TypeScript expression that makes the text. */
function expressionOf(tokens: readonly Token[], language: Language, count = ''): string {
  return `\`${tokens.map((token) => partOf(token, language, count)).join('')}\``;
}

/** Returns the part of a template literal. `count` is the number that `#` stands for. */
function partOf(token: Token, language: Language, count: string): string {
  switch (token.type) {
    case 'content':
      return token.value.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&');
    case 'argument':
      return `\${i.${token.arg}}`;
    case 'octothorpe':
      return `\${i.${count}}`;
    case 'plural': {
      if (token.cases.every(({ key }) => key !== 'other'))
        throw new MessageError(['a plural has no form "other"']);
      const forms = token.cases.map(
        ({ key, tokens }) => `${key}: ${expressionOf(tokens, language, token.arg)}`,
      );
      return `\${plural('${language}', i.${token.arg}, { ${forms.join(', ')} })}`;
    }
    default:
      throw new MessageError([`${token.type} is not supported`]);
  }
}

if (import.meta.main) compileMessages();
