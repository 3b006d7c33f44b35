import type { Bilingual } from '@python-learning/domain';

/** Terms of the course: a word of the English text, and the stem that the Tamil text must then contain. */
const terms: readonly (readonly [RegExp, RegExp])[] = [
  [/\bprograms?\b/i, /நிரல/],
  [/\bfunctions?\b/i, /செயற்கூ/],
  [/\blists?\b/i, /பட்டியல/],
  [/\bloops?\b/i, /மடக்க|மடக்கு/],
  [/\bdictionar(?:y|ies)\b/i, /அகராதி/],
  [/\bremainder\b/i, /மீதி/],
  [/\baverage\b/i, /சராசரி/],
  [/\bvariables?\b/i, /மாறி/],
  [/\bwhole numbers?\b/i, /முழு எண/],
  [/\bcomments?\b/i, /குறிப்புரை/],
  [/\bcolons?\b/i, /முக்காற்புள்ளி/],
  [/\bindex(?:es)?\b/i, /சுட்டெண/],
  [/\bcondition\b/i, /நிபந்தனை/],
];

/** Words of other textbooks and of automatic translation. Learners of this course never meet them. */
const foreign = /பைத்தான்|பைதான்|வெளிப்பாடு|வளைய(?:ம்|த்)|செயல்பாட(?:ு|்)|அச்சிடவும்|உள்ளிடவும்|குறியீட்டுத் திட்டம்/;

/** The first term for which the Tamil text does not use the course's word; undefined when there is none. */
export function foreignTerm({ en, ta }: Bilingual): string | undefined {
  const prose = en.replace(/```[\s\S]*?```|`[^`]*`/g, ' ');
  const lacking = terms.find(([english, stem]) => english.test(prose) && !stem.test(ta));
  return lacking === undefined ? foreign.exec(ta)?.[0] : `${lacking[0].source} without ${lacking[1].source}`;
}
