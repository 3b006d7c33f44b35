type Replacement = readonly [pattern: RegExp, instead: string];

/** Home addresses, recognised by the words of streets and houses. */
const replacements: readonly Replacement[] = [
  [/\b(?:no|door|house|flat|plot)\.? ?(?:no\.? ?)?[:#]? ?\d{1,6}[\w/-]{0,10}/giu, '…'],
  [
    /(?<![\w/-])\d{1,6}[\w/-]{0,10},? (?:[\p{L}\p{M}.]{2,40} ){1,3}(?:street|road|lane|avenue|nagar|colony|mawatha|gardens?)\b/giu,
    '…',
  ],
  [
    /(?<![\p{L}\p{M}])(?:[\p{L}\p{M}]{1,40} ){0,2}[\p{L}\p{M}]{0,40}?(?:தெரு|வீதி|(?<!பாட|தொழிற்|வைத்திய)சாலை|ஒழுங்கை|மாவத்தை)[\p{L}\p{M}]{0,20} ?\d{0,5}/gu,
    '…',
  ],
  [/(?:கதவு|வீட்டு|இலக்கம்) ?(?:எண்|இலக்கம்)? ?[.:]{0,2} ?\d{1,6}/gu, '…'],
  [/\b(I live (?:in|at|near)|my address is|என் முகவரி|என் ஊர்) [^.,\n!?]{1,120}/giu, '$1 …'],
];

/** Removes home addresses from a text. */
export function withoutAddresses(text: string): string {
  return replacements.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
}
