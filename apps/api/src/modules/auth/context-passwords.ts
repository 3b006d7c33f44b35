/** Digits and symbols that do not make common words a good password: a year, a date, a postal code. */
const mostOtherCharacters = 6;

/**
 * True for a password made only of words of this service and its surroundings, with up to six digits and symbols
 * before, between or after them, such as `Jaffna2013` and `learnpython1`. Expects lower case.
 */
export function isContextPassword(password: string): boolean {
  const letters = password.replace(/[^\p{L}\p{M}]/gu, '');
  const others = Array.from(password).length - Array.from(letters).length;
  return others <= mostOtherCharacters && isMadeOfWords(letters);
}

function isMadeOfWords(letters: string): boolean {
  /** Offsets at which a word may begin, because the words before end there. */
  const starts = new Set([0]);
  for (let end = 1; end <= letters.length; end++) {
    const fits = (start: number): boolean => contextWords.has(letters.slice(start, end));
    if ([...starts].some(fits)) starts.add(end);
  }
  return letters.length > 0 && starts.has(letters.length);
}

const contextWords: ReadonlySet<string> = new Set(
  `
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
  `
    .normalize('NFKC')
    .trim()
    .split(/\s+/),
);
