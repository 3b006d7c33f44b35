/** Scripts with letters that look like those of another script in this list. */
const scriptsThatLookAlike: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

/** Letters of other scripts that a reader takes for Latin ones. */
const latinLookAlikes = new Set('асеорхуѕіјһӏԁԛԝѵАВСЕНІЈКМОРЅТХУҮҺΑΒΕΖΗΙΚΜΝΟΡΤΥΧοναριυκχ');

/**
 * True when no word of a username mixes scripts whose letters look alike, and none consists only of letters that look
 * like Latin ones. `pаypal` with a Cyrillic `а` mixes; `நிலாrocks` deceives nobody. Words end at dots, dashes and
 * underscores.
 */
export function hasHonestLetters(username: string): boolean {
  return username.split(/[_.-]+/).every((word) => !mixesLookAlikes(word) && !looksLatin(word));
}

function mixesLookAlikes(word: string): boolean {
  return scriptsThatLookAlike.filter((script) => script.test(word)).length > 1;
}

function looksLatin(word: string): boolean {
  const letters = word.match(/\p{L}/gu) ?? [];
  return letters.length > 0 && letters.every((letter) => latinLookAlikes.has(letter));
}
