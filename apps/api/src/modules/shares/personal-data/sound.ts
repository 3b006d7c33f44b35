/** Spellings in Latin letters that are read alike, such as `Fathima` and `Faatimah`, and Tamil endings of cases. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/zh/g, 'l'],
  [/ch/g, 's'],
  [/ph|b|f/g, 'p'],
  [/ck|[cgq]/g, 'k'],
  [/d/g, 't'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/(?<=[jkpst])h|h$/g, ''],
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/y(?![aeiou])/g, 'i'],
  [/(\p{L})\1/gu, '$1'],
  [/(?<=\p{M})வ(?:ின்|ுக்கு|ிடம்|ுடன்|ும்|ை)$/u, ''],
  [/(?<=[னரஷஜமல])(?:ின்|ுக்கு|ிடம்|ுடன்|ும்)$/u, '்'],
];

/** How a name sounds: the same for the usual spellings of one name. */
export function soundOf(name: string): string {
  return alike.reduce((sound, [spelling, instead]) => sound.replace(spelling, instead), name.toLowerCase());
}
