/** Scripts in which usernames are written. Japanese and Korean are written in several at once. */
const scripts: readonly RegExp[] = [
  /^[\p{Script=Tamil}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Sinhala}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Malayalam}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Telugu}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Kannada}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Bengali}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Gujarati}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Gurmukhi}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Oriya}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Thaana}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Armenian}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Ethiopic}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Thai}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Lao}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Khmer}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Myanmar}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Tibetan}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]+$/u,
];

/** Letters of other scripts that a reader takes for Latin ones. */
const latinLookAlikes = new Set('асеорхуѕіјһӏԁԛԝѵАВСЕНІЈКМОРЅТХУҮҺΑΒΕΖΗΙΚΜΝΟΡΤΥΧοναριυκχ');

/**
 * True when each word of a username is written in one script, and no word consists only of letters that look like Latin
 * ones. `pаypal` with a Cyrillic `а` is neither. Words end at dots, dashes and underscores.
 */
export function hasHonestLetters(username: string): boolean {
  return username.split(/[_.-]+/).every((word) => isOfOneScript(word) && !looksLatin(word));
}

/** An empty word is of one script. */
function isOfOneScript(word: string): boolean {
  return word === '' || scripts.some((script) => script.test(word));
}

function looksLatin(word: string): boolean {
  const letters = word.match(/\p{L}/gu) ?? [];
  return letters.length > 0 && letters.every((letter) => latinLookAlikes.has(letter));
}
