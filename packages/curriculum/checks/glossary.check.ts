import type { Fault } from '../src/fault.ts';
import type { GlossaryTerm } from '../src/glossary.schema.ts';
import type { Check } from './check.ts';
import { proseOf } from './prose.ts';
import { type LocatedText, listTexts } from './texts.ts';

export const glossaryCheck: Check = {
  promise: 'terms are called in Tamil what the glossary calls them',
  run: ({ content }) => {
    const terms = content.glossary?.value ?? [];
    return listTexts(content).flatMap((text) => terms.flatMap((term) => faultsOfTerm(term, text)));
  },
};

function faultsOfTerm(term: GlossaryTerm, { file, line, text }: LocatedText): Fault[] {
  const english = proseOf(text.en).toLowerCase();
  // An f-string is a term of its own, not a string with an f.
  const demands = term.match.find((form) =>
    // biome-ignore lint/plugin: words of our own glossary, looked for in our own texts
    new RegExp(`(?<![\\w-])${RegExp.escape(form)}(?![\\w-])`).test(english),
  );
  const faults: Fault[] = [];
  if (
    demands !== undefined &&
    text.ta !== text.en &&
    !stemsOf(term.term.ta).some((stem) => text.ta.includes(stem))
  ) {
    faults.push({ file, line, message: `ta: "${demands}" is called ${term.term.ta} in the glossary` });
  }
  for (const word of term.avoid.filter((avoided) => text.ta.includes(avoided))) {
    faults.push({
      file,
      line,
      message: `ta: ${word} must not stand for "${term.term.en}": write ${term.term.ta}`,
    });
  }
  return faults;
}

/** Returns Tamil stems before case endings: மேற்கோள் குறி, வெளியீட(ு), நிரல(்). */
function stemsOf(term: string): string[] {
  return term.split(' / ').map((form) => form.replace(/\s*\(.*\)$/, '').replace(/[்ு]$/, ''));
}
