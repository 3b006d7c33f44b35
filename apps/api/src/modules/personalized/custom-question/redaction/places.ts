import { isPlainWord } from './plain-words.ts';
import { sentencesOf } from './sentences.ts';
import { isCapitalised, type Word, withoutWords, wordsOf } from './words.ts';

/** Towns and districts where learners live. A country says little, and stays. */
const towns = setOf(`
  jaffna yalpanam kokuvil nallur chavakachcheri chunnakam manipay vaddukoddai karainagar kilinochchi mullaitivu mannar vavuniya
  trincomalee trinco batticaloa kalmunai ampara akkaraipattu kattankudy eravur valaichchenai colombo wellawatte kotahena dehiwala
  moratuwa negombo gampaha kalutara kandy matale hatton badulla bandarawela galle matara hambantota kurunegala puttalam
  anuradhapura polonnaruwa ratnapura kegalle chilaw point pedro
  chennai madras madurai coimbatore kovai trichy tiruchirappalli tirunelveli salem erode vellore thanjavur tanjore kumbakonam
  nagapattinam cuddalore villupuram kanchipuram chengalpattu tiruvallur tiruppur dindigul theni sivagangai ramanathapuram
  rameswaram thoothukudi tuticorin nagercoil kanyakumari karur namakkal dharmapuri krishnagiri hosur pudukkottai ariyalur perambalur
  tiruvannamalai tiruvarur mayiladuthurai virudhunagar sivakasi tenkasi ooty pondicherry puducherry karaikal bengaluru bangalore mysuru
  hyderabad kochi trivandrum thiruvananthapuram palakkad mumbai delhi kolkata pune
`);
/** The beginnings of Tamil names of towns, which take endings. */
const tamilTowns =
  /^(?:யாழ்ப்பாண|கொக்குவில்|நல்லூர்|சாவகச்சேரி|மானிப்பாய்|கிளிநொச்சி|முல்லைத்தீவு|மன்னார|வவுனியா|திருகோணமலை|மட்டக்களப்ப|கல்முனை|அம்பாறை|கொழும்ப|வெள்ளவத்தை|நீர்கொழும்ப|கண்டி|மாத்தளை|ஹட்டன|பதுளை|காலி(?:யி|யூ|த)|மாத்தறை|புத்தள|அனுராதபுர|சென்னை|மதுரை|கோயம்புத்தூர|கோவை|திருச்சி|திருநெல்வேலி|நெல்லை|சேலத்த|சேலம்|ஈரோட|ஈரோடு|வேலூர|தஞ்சாவூர|தஞ்சை|கும்பகோண|நாகப்பட்டின|கடலூர|விழுப்புர|காஞ்சிபுர|செங்கல்பட்ட|திருவள்ளூர|திருப்பூர|திண்டுக்கல|தேனி(?:யி)|சிவகங்கை|ராமநாதபுர|இராமநாதபுர|தூத்துக்குடி|நாகர்கோவில|கன்னியாகுமரி|கரூர|நாமக்கல|தருமபுரி|கிருஷ்ணகிரி|ஓசூர|புதுக்கோட்டை|திருவண்ணாமலை|திருவாரூர|விருதுநகர|தென்காசி|புதுச்சேரி|பெங்களூர)/u;

/** Buildings by which a place can be found. */
const landmarks = setOf(`
  temple kovil church mosque vihara hospital clinic school college market station junction hall bank library office stand tower shop
  supermarket stadium bridge beach harbour park bakery pharmacy factory
`);
const tamilLandmark =
  /^(?:மருத்துவமனை|வைத்தியசாலை|ஆஸ்பத்திரி|கோயில|கோவில|தேவாலய|பள்ளிவாசல|சந்தை|சந்தி|நிலைய|பேருந்து|பஸ்|ரயில்|கடை|வங்கி|நூலக|பாலத்த|கடற்கரை|மணிக்கூட்ட)/u;

/** Words of a sentence about somebody's home, family or work. */
const personal = setOf('my our we i im am live lives living stay stays house home works born neighbour');
const tamilPersonal = setOf('என் எனது என்னுடைய எங்கள் எமது நம் நமது நான் நாங்கள் நாம் வசிக்கிறேன் வசிக்கிறோம் இருக்கிறேன்');
/** Words of a sentence in which an unknown name after `in` is a place. */
const homely = setOf('live lives living stay stays house home works work born school family mum mom dad');
const before = setOf('in near at from around behind beside opposite');

/**
 * Removes places from what is said about home, family and work, and after a building by which a place is found. Places
 * stay in other sentences: a program may sort cities or add up distances.
 */
export function withoutPlaces(text: string): string {
  return sentencesOf(text).map(withoutPlacesOfOne).join('');
}

function withoutPlacesOfOne(sentence: string): string {
  const words = wordsOf(sentence);
  const said = words.map(({ text }) => text.toLowerCase().replaceAll(/['’]/g, ''));
  const isPersonal = said.some((word) => personal.has(word) || tamilPersonal.has(word));
  const isHomely = isPersonal && said.some((word) => homely.has(word));
  const isNear = said.includes('near');
  const hidden = new Set<number>();
  for (const [at, word] of words.entries()) {
    if (tamilTowns.test(word.text)) {
      if (isPersonal || isLandmarkNear(said, at)) hidden.add(at);
    } else if (before.has(said[at - 1] ?? '') && !isWay(said, at)) {
      const isTown = towns.has(said[at] ?? '');
      const isUnknown = isCapitalised(word) && !isPlainWord(word.text);
      const isFound = isPersonal || landmarks.has(said[at - 2] ?? '') || isNear;
      if ((isTown && isFound) || (isUnknown && isHomely)) hideName(words, at, hidden);
    }
  }
  return withoutWords(sentence, words, hidden);
}

/** Hides a place and the rest of its name: `Point Pedro`. */
function hideName(words: readonly Word[], from: number, hidden: Set<number>): void {
  for (let at = from; at < from + 3; at++) {
    const word = words[at];
    if (word === undefined || (at > from && (!isCapitalised(word) || isPlainWord(word.text)))) return;
    hidden.add(at);
    if (!word.isJoined) return;
  }
}

/** True for a way between two places, as in `from Jaffna to Kandy`. */
function isWay(said: readonly string[], at: number): boolean {
  return said[at - 1] === 'from' && said[at + 1] === 'to';
}

/** True when one of the next two words is a building: `வவுனியா மருத்துவமனையில்`. */
function isLandmarkNear(said: readonly string[], at: number): boolean {
  return said.slice(at + 1, at + 3).some((word) => tamilLandmark.test(word));
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
