import { anyOf, computing, data, making, practice, programming, taught, things } from '../topic-words.ts';

/** Function words; no name begins with one of them. */
const functionWords = setOf(`
  a an the this that these those my our your his her its their i im we you he she it they me us him them who whom whose which what
  when where why how and or but so if then than because while until as of in on at to from for with without by about into over under
  near between after before up down out off not no yes is am are was were be been being do does did done have has had can could will
  would shall should may might must also too very just only all any both each every few many more most some such same other another
  one two three four five six seven eight nine ten first second third last next please pls hi hello hey dear sir miss madam
  ஒரு என் எனது எங்கள் நமது உங்கள் உன் அவர் அவன் அவள் அது இது இந்த அந்த எந்த நான் நாங்கள் நாம் நீ நீங்கள் என்ன யார் எப்படி எங்கே
  எனக்கு உனக்கு மற்றும் அல்லது ஆனால் ஆக என்று ஆகும் உள்ள இருந்து வரை போல மேலும் எல்லா சில பல இரண்டு மூன்று நான்கு ஐந்து வணக்கம்
`);

/** Everyday words that may be beside a name or a school and are no part of it. */
const everydayWords = setOf(`
  able age animal answer ask baby bad ball bat beautiful because bed best better big bike bird birthday blue board boat book bored boy
  boys brother bus busy buy call car cat child children city class classmates classroom clever coin cold color colour come computer cool
  country cousin cow cricket cute daily dad daughter day dog door drink driver easy eat egg exam family fan farm fast father favourite
  favorite fine fish five flower food football friend friends fruit fun game get girl girls give go going good grade grandfather
  grandmother great green group grow happy hard hate head help here high holiday home homework hot house hungry ice idea interested job
  kid kids know land learn learning library life like live lives living long look lot love lunch made man map math maths mother movie
  much music named need new news nice night now number old open park party pen people phone play player playing please pretty price
  problem put rain read ready red ride river road room run running sad school science sea see sell shop show simple sing sister sit
  small snow song sorry speak sport sports start stop story street strong stuck student students studies study studying subject sun
  sure swim take talk tall tamil tea teacher team tell test thank thanks thing think time tired today tomorrow town train travel tree
  try trying tv uncle understand use used using village visit wait walk want wants water way weak weather week weekend well white win
  wish woman won word work world write wrong year years yellow yesterday young zoo called class called create username user id
  மாணவர் மாணவர்கள் மாணவி மாணவன் பிள்ளைகள் குழந்தைகள் ஆசிரியர் ஆசிரியர்கள் புதிய பழைய சிறந்த அருகில் தினமும் நிரல் பேருந்து
`);

/** Kinds of schools, which reveal nothing unless a name precedes them. */
const schoolKinds = setOf(`
  high primary secondary central national international public private government maha junior senior middle boarding music dance art
  arts driving night summer medical engineering technical science village ladies girls boys mixed convent
  மத்திய மகளிர் தேசிய அரசு அரசுப் உயர்நிலைப் மேல்நிலைப் தொடக்கப் ஆரம்பப் ஆரம்ப மகா உயர்தரப் தனியார் ஆண்கள் பெண்கள்
`);

/** Capitalised names of things that many children ask about. */
const knownNames = setOf(`
  tamil nadu sri lanka lankan india indian english sinhala hindi asia africa europe america australia england chennai madurai jaffna
  colombo kandy galle trincomalee batticaloa delhi mumbai london new year pongal thai deepavali diwali vesak christmas eid ramadan easter
  navaratri world cup premier league super kings olympics test match python minecraft roblox mario pokemon spider man snakes ladders
  rock paper scissors tic tac toe monday tuesday wednesday thursday friday saturday sunday january february march april may june july
  august september october november december mercury venus earth mars jupiter saturn uranus neptune moon solar system milky north south
  east west united states kingdom river mount everest ocean pacific atlantic google whatsapp youtube scratch fizz buzz celsius fahrenheit
`);

const topics = [programming, things, data, computing, making, practice, taught].map((words) => anyOf(words));

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word.toLowerCase());
}

export function isSchoolKind(word: string): boolean {
  return schoolKinds.has(word.toLowerCase());
}

export function isKnownName(word: string): boolean {
  return knownNames.has(word.toLowerCase());
}

/** Tamil endings of words that say where, whose, whom or when; no name before a school has one. */
const tamilEnding = /(?:ும்|(?<!வ)ில்|ின்|கள்|களை|க்கு|க்குச்|ுக்கு|லிருந்து|ிருந்து|த்து|டன்|ான|ாக)$/u;

/** True for a word that is no name: of the language, of the course, or a number. */
export function isPlainWord(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    functionWords.has(lower) ||
    everydayWords.has(lower) ||
    /^\d/.test(word) ||
    tamilEnding.test(word) ||
    topics.some((topic) => topic.test(lower))
  );
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
