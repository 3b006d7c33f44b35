import { readFileSync } from 'node:fs';

/** Digits and symbols that do not make common words a good password: a year, a date, a postal code. */
const mostOtherCharacters = 6;
/** A password with more words than this is good if it is also longer than `mostCharacters`. */
const mostWords = 3;
const mostCharacters = 20;

/**
 * True for a password made only of given names and words of this service and its surroundings, with up to six digits
 * and symbols before, between or after them, such as `kavitha2012`, `Jaffna2013` and `learnpython1`. False for a long
 * row of words: there are too many rows to try. Expects lower case.
 */
export function isContextPassword(password: string): boolean {
  const letters = password.replace(/[^\p{L}\p{M}]/gu, '');
  const length = Array.from(password).length;
  if (length - Array.from(letters).length > mostOtherCharacters) return false;
  const words = fewestWords(letters);
  return words !== null && (words <= mostWords || length <= mostCharacters);
}

/** The fewest listed words of which the letters consist; null when they do not. */
function fewestWords(letters: string): number | null {
  /** The fewest words that end at an offset; missing where none does. */
  const counts = new Map([[0, 0]]);
  for (let end = 1; end <= letters.length; end++) {
    const fitting = [...counts].filter(([start]) => listedWords.has(letters.slice(start, end)));
    if (fitting.length > 0) counts.set(end, 1 + Math.min(...fitting.map(([, count]) => count)));
  }
  return letters === '' ? null : (counts.get(letters.length) ?? null);
}

const contextWords = wordsIn(`
  python pythonlearning py learn learning learner code codes coding coder program programs programmer programming
  software computer internet online website app game games kolam milestone lesson lessons exercise
  school student students teacher class college university exam maths science english tuition grade
  tamil tamilan tamilnadu tamizh thamizh thamil eelam sinhala hindi india indian bharat lanka srilanka ceylon
  jaffna yalpanam yazhpanam chennai madras colombo kandy galle trinco trincomalee batticaloa vavuniya mannar
  kilinochchi mullaitivu negombo matara kurunegala anuradhapura nallur madurai coimbatore kovai trichy tiruchi
  salem tirunelveli nellai thanjavur tanjore vellore erode tiruppur tuticorin thoothukudi kanyakumari nagercoil
  pondicherry puducherry bangalore bengaluru hyderabad kerala mumbai delhi singapore malaysia london toronto
  amma appa akka anna annan thambi thangai thangachi paati thatha mama mami kutti chellam
  vanakkam nandri murugan vinayagar pillaiyar ganesh ganesha krishna shiva siva sivan lakshmi saraswathi
  saravana kumar kumaran vijay thala thalapathy ajith rajini rajinikanth kamal surya suriya
  dhoni sachin tendulkar kohli virat rohit sangakkara mahela malinga murali csk ipl cricket football
  i we you me my our the is a in of to and love like hate best super hello hi world good new first
  happy welcome password passwort pass admin user test king queen boy girl baby angel friend friends
  தமிழ் தமிழ்நாடு யாழ்ப்பாணம் சென்னை மதுரை கொழும்பு இலங்கை இந்தியா அம்மா அப்பா அக்கா அண்ணா தம்பி தங்கை
  வணக்கம் முருகன் பைதான் பள்ளி மாணவன் மாணவி ஆசிரியர் நான் நண்பன் காதல் அன்பு
`);

/** Lines of the file that begin with `# ` are remarks. */
export const givenNames = wordsIn(
  readFileSync(new URL('given-names.txt', import.meta.url), 'utf8').replace(/^# .*$/gm, ''),
);

const listedWords: ReadonlySet<string> = new Set([...contextWords, ...givenNames]);

function wordsIn(text: string): string[] {
  return text.normalize('NFKC').trim().split(/\s+/);
}
