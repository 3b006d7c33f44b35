import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse, type Select } from '@messageformat/parser';
import { comingLanguages, languages } from '@python-learning/domain';
import type { Plugin } from 'vite';

type Token = Select['cases'][number]['tokens'][number];
type Texts = Readonly<Record<string, string>>;
/** A value for each of some languages, which need not be those of the product. */
type PerLanguage<T> = Readonly<Record<string, T>>;
type CompiledMessage = { key: string; code: string };

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
  const compiled = compileFolder(sources);
  const modules = new Map(compiled.map(({ key, code }) => [`${key}.ts`, code]));
  modules.set('all.ts', compiled.map(({ key }) => `export * from './${key}.ts';\n`).join(''));
  modules.set('messages.ts', "export * as m from './all.ts';\n");
  mkdirSync(target, { recursive: true });
  for (const file of readdirSync(target)) if (!modules.has(file)) rmSync(join(target, file));
  for (const [file, code] of modules) writeIfNew(join(target, file), code);
}

/**
 * Returns the modules of all features in a folder of messages.
 *
 * @throws MessageError with all faults of all features, those of the coming languages' texts and unknown files included
 */
export function compileFolder(
  folder: string,
  of: readonly string[] = languages,
  coming: readonly string[] = comingLanguages,
): CompiledMessage[] {
  const faults: string[] = [];
  const compiled = readdirSync(folder).flatMap((feature) => {
    const read = (language: string) => readTexts(join(folder, feature, `${language}.json`));
    faults.push(...unknownFiles(join(folder, feature), [...of, ...coming]));
    try {
      const texts = Object.fromEntries(of.map((language) => [language, read(language)]));
      for (const language of coming) checkComing(feature, texts, { [language]: read(language) });
      return compileFeature(feature, texts, of);
    } catch (fault) {
      if (!(fault instanceof MessageError)) throw fault;
      faults.push(fault.message);
      return [];
    }
  });
  if (faults.length > 0) throw new MessageError(faults);
  return compiled;
}

function readTexts(file: string): Texts {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

function unknownFiles(folder: string, known: readonly string[]): string[] {
  return readdirSync(folder)
    .filter((file) => !known.some((language) => file === `${language}.json`))
    .map((file) => `${basename(folder)}: ${file} is in no language of the product`);
}

/** Compiles what is translated already, so that its faults are found at once; missing texts are none. */
function checkComing(feature: string, texts: PerLanguage<Texts>, coming: PerLanguage<Texts>): void {
  const keys = new Set(Object.values(coming).flatMap((translated) => Object.keys(translated)));
  const known = Object.entries({ ...texts, ...coming }).map(([language, all]): [string, Texts] => [
    language,
    Object.fromEntries(Object.entries(all).filter(([key]) => keys.has(key))),
  ]);
  compileFeature(
    feature,
    Object.fromEntries(known),
    known.map(([language]) => language),
  );
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
export function compileFeature(
  feature: string,
  texts: PerLanguage<Texts>,
  of: readonly string[] = languages,
): CompiledMessage[] {
  const keys = [...new Set(of.flatMap((language) => Object.keys(texts[language] ?? {})))];
  const faults: string[] = [];
  const compiled = keys.map((key) => {
    try {
      if (!isKeyOf(feature, key)) throw new MessageError(['the key does not begin with its feature']);
      const inEach = of.map((language): [string, string] => [language, texts[language]?.[key] ?? '']);
      return { key, code: compileMessage(key, inEach) };
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

function compileMessage(key: string, texts: readonly (readonly [language: string, text: string])[]): string {
  const blank = texts.filter(([, text]) => text.trim() === '').map(([language]) => language);
  if (blank.length > 0) throw new MessageError([`there is no text in ${blank.join(', ')}`]);
  const parsed = texts.map(([language, text]) => ({
    language,
    tokens: parse(text, { cardinal: pluralForms(language) }),
  }));
  const [inputs = '', ...others] = parsed.map(({ tokens }) => inputsOf(tokens));
  if (others.some((other) => other !== inputs))
    throw new MessageError(['the languages differ in their blanks']);
  const inEach = parsed.map(({ tokens, language }) => expressionOf(tokens, language));
  const hasPlural = parsed.some(({ tokens }) => tokens.some(({ type }) => type === 'plural'));
  return `import { choose } from '../lib/language/message-text.ts';
${hasPlural ? "import { plural } from '../lib/language/plural.ts';\n" : ''}
export const ${key} = (${inputs === '' ? '' : `i: { ${inputs} }`}): string => choose(${inEach.join(', ')});
`;
}

function pluralForms(language: string) {
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
function expressionOf(tokens: readonly Token[], language: string, count = ''): string {
  return `\`${tokens.map((token) => partOf(token, language, count)).join('')}\``;
}

/** Returns the part of a template literal. `count` is the number that `#` stands for. */
function partOf(token: Token, language: string, count: string): string {
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
