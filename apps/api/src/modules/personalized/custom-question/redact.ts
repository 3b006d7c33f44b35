/** What could tell who or where a child is, and what stands in its place. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\p{N}._%+-]+\s*[@＠]\s*[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu, '…'],
  [/[\p{L}\p{N}._-]+\s*[([]\s*at\s*[)\]]\s*[\p{L}\p{N}.-]+(?:\s*(?:dot|\.)\s*\p{L}+)*/giu, '…'],
  [/(?:https?:\/\/|www\.)\S+/giu, '…'],
  [/@[\p{L}\p{N}_]{3,}/gu, '…'],
  // Seven digits and more, however they are spaced: a telephone number, an identity card.
  [/[+(]?\d(?:[\s().-]?\d){6,}[vVxX]?/g, '…'],
  [/\b(?:no|door|house|flat|plot)\.?\s*(?:no\.?\s*)?[:#]?\s*\d+[\w/-]*/giu, '…'],
  [
    /\d+[\w/-]*,?\s+(?:[\p{Lu}][\p{L}\p{M}.]+\s+){1,3}(?:street|road|lane|avenue|nagar|colony|mawatha|gardens?)\b/giu,
    '…',
  ],
  [/(?:[\p{L}\p{M}]+\s+){0,2}[\p{L}\p{M}]*(?:தெரு|வீதி|சாலை|ஒழுங்கை|மாவத்தை)[\p{L}\p{M}]*\s*\d*/gu, '…'],
  [/(?:கதவு|வீட்டு|இலக்கம்)\s*(?:(?:எண்|இலக்கம்)\s*)?(?:[.:]+\s*)?\d+/gu, '…'],
  // Who is named as oneself, with the name of a school.
  [
    /(\b[Mm]y (?:full )?name is|\bI am called|என் பெயர்|எனது பெயர்)\s+(?:\p{Lu}\.\s*)?[\p{L}\p{M}]+(?: \p{Lu}[\p{L}\p{M}]*)?/gu,
    '$1 …',
  ],
  [/\b(?:\p{Lu}[\p{L}.']+\s+){1,4}(?:College|School|Vidyalayam?|Vidyalaya|Kalloori)\b/gu, 'my school'],
  [/\b(I live (?:in|at)|my address is|என் முகவரி|என் ஊர்)\s+[^.,\n!?]+/giu, '$1 …'],
];

/** The text without what could tell who wrote it; what the program should do stays. */
export function withoutPersonalDetails(text: string): string {
  return replacements.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
}
