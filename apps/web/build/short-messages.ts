import type { Plugin } from 'vite';

const imports = "import { getLocale, experimentalStaticLocale } from '../runtime.js';";
const ourImport = "import { getLanguage } from '../../lib/language/language.ts';";
const choice = 'experimentalStaticLocale ?? options.locale ?? getLocale()';

/**
 * Shortens the compiled messages, of which a page carries a hundred. The compiler makes three functions of each and
 * asks its own runtime for the language, which knows cookies, addresses and servers as well; here it is one function
 * that asks the app.
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

/** The module of one message in its short form. One with a plural keeps the functions that choose its text. */
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

/** The template that the function of this language returns, where it does nothing else. */
function findText(code: string, language: keyof typeof returning): string | null {
  return returning[language].exec(code)?.[1] ?? null;
}
