import type { Plugin } from 'vite';

const imports = "import { getLocale, experimentalStaticLocale } from '../runtime.js';";
const ourImport = "import { getLanguage } from '../../lib/language/language.ts';";
const choice = 'experimentalStaticLocale ?? options.locale ?? getLocale()';

/**
 * Shortens the compiled messages, of which a page loads about a hundred. The compiler makes three functions of each and
 * asks its own runtime for the language, which handles cookies, addresses and servers as well. The short form is one
 * function that asks the app.
 */
export function shortMessages(): Plugin {
  return {
    name: 'short-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/paraglide\/messages\/[a-z]\w*\.js$/ },
      handler: (code) => ({ code: shortenMessage(code), map: null }),
    },
  };
}

/**
 * Returns the module of one message in its short form. A message with a plural keeps the functions that choose its
 * text. Throws when the compiler's output has an unknown form.
 */
export function shortenMessage(code: string): string {
  if (!code.includes(imports) || !code.includes(choice))
    throw new Error(`the compiler of messages writes another form than it did:\n${code}`);
  const asking = code.replace(imports, ourImport).replace(choice, 'options.locale ?? getLanguage()');
  const [english, tamil] = [findText(code, 'en'), findText(code, 'ta')];
  const name = /^export const (\w+) =/m.exec(code)?.[1];
  if (english === null || tamil === null || name === undefined) return asking;
  return `${ourImport}\nexport const ${name} = (i, o) => (o?.locale ?? getLanguage()) === 'ta' ? ${tamil} : ${english};`;
}

const returning = {
  en: /^const en_\w+ = \/\*\*.*?\*\/ \(i?\) => \{\n\treturn \/\*\*.*?\*\/ \((`.*?`)\)\n\};$/ms,
  ta: /^const ta_\w+ = \/\*\*.*?\*\/ \(i?\) => \{\n\treturn \/\*\*.*?\*\/ \((`.*?`)\)\n\};$/ms,
} as const;

/** Returns the template literal that this language's function returns; null when it does anything else. */
function findText(code: string, language: keyof typeof returning): string | null {
  return returning[language].exec(code)?.[1] ?? null;
}
