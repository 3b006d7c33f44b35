import {
  asksTheWay,
  asksWhether,
  behindTamilQuestion,
  isEnglishQuestion,
  isOtherWork,
  isTalk,
  withoutPoliteness,
} from './sentence-forms.ts';
import {
  anyOf,
  computing,
  data,
  making,
  practice,
  programming,
  taught,
  things,
  typedCall,
} from './topic-words.ts';

/** Whether a question is about programs, and why. */
export type Topic =
  | {
      isAboutPrograms: true;
      because: 'names programming' | 'practice' | 'making' | 'computing' | 'thing' | 'data';
    }
  | { isAboutPrograms: false; because: 'other work' | 'knowledge' | 'talk' | 'nothing' };

/**
 * Decides whether a text asks for something that a program does. Careful rather than clever, so that it can be
 * explained: a text that names Python or a construct is accepted; a question of knowledge, other homework or mere talk
 * is not; any other text must ask to make or compute something. One accepted sentence is enough.
 */
export function judgeTopic(text: string): Topic {
  const sentences = text.split(/[.!?\n](?=\s|$)/u).filter((sentence) => sentence.trim() !== '');
  const topics = sentences.map(topicOf);
  return (
    topics.find((topic) => topic.isAboutPrograms) ??
    topics[0] ?? { isAboutPrograms: false, because: 'nothing' }
  );
}

const has = {
  programming: anyOf(programming),
  thing: anyOf(things),
  data: anyOf(data),
  computing: anyOf(computing),
  making: anyOf(making),
  practice: anyOf(practice),
  taught: anyOf(taught),
};

function topicOf(sentence: string): Topic {
  if (namesProgramming(sentence)) return { isAboutPrograms: true, because: 'names programming' };
  if (isOtherWork(withoutPoliteness(sentence))) return { isAboutPrograms: false, because: 'other work' };
  if (isKnowledge(sentence)) return { isAboutPrograms: false, because: 'knowledge' };
  const wanted = wantedIn(sentence);
  if (wanted !== null) return { isAboutPrograms: true, because: wanted };
  if (isTalk(withoutPoliteness(sentence))) return { isAboutPrograms: false, because: 'talk' };
  if (has.thing.test(sentence)) return { isAboutPrograms: true, because: 'thing' };
  if (isAboutData(sentence)) return { isAboutPrograms: true, because: 'data' };
  return { isAboutPrograms: false, because: 'nothing' };
}

/** Words beside which Python means the animal. */
const animal =
  /\b(?:snakes?|animals?|reptiles?|eggs?|zoo|forest|jungle|venom\w*|poison\w*|bites?|longest|heaviest)\b|பாம்பு/iu;
const language = /python|பைதான்|பைத்தான்/iu;

function namesProgramming(sentence: string): boolean {
  if (typedCall.test(sentence)) return true;
  if (language.test(sentence) && animal.test(sentence))
    return /\bprogram|code|print|loop|நிரல/iu.test(sentence);
  return has.programming.test(sentence);
}

/**
 * True when a sentence asks for a fact. In Tamil, a sentence that goes on to say what to do with the answer asks for a
 * program.
 */
function isKnowledge(sentence: string): boolean {
  const asked = withoutPoliteness(sentence);
  if (isEnglishQuestion(asked)) return !has.practice.test(asked) || !isAboutCourse(asked);
  if (asksWhether(asked)) return true;
  const behind = behindTamilQuestion(asked);
  if (behind !== null) return !(has.computing.test(behind) && has.data.test(asked));
  return asksTheWay(asked) && wantedIn(asked) === null;
}

function wantedIn(sentence: string): 'practice' | 'making' | 'computing' | null {
  if (has.practice.test(sentence) && isAboutCourse(sentence)) return 'practice';
  if (isTalk(withoutPoliteness(sentence)) && !has.making.test(sentence)) return null;
  if (has.making.test(sentence) && has.thing.test(sentence)) return 'making';
  if (has.computing.test(sentence) && (has.data.test(sentence) || has.thing.test(sentence)))
    return 'computing';
  return null;
}

function isAboutCourse(sentence: string): boolean {
  return has.taught.test(sentence) || has.data.test(sentence) || has.thing.test(sentence);
}

const manyData = anyOf(data, 'giu');
const fromTo = /\bfrom \d+ to \d+\b|\d+\s*(?:முதல்|இலிருந்து)\s*\d+/iu;
const isSentence = /\b(?:is|are|was|were|am)\b/i;

/** True when a sentence names only the result, without what to do: the largest of five numbers. */
function isAboutData(sentence: string): boolean {
  if (isSentence.test(sentence)) return false;
  const named = sentence.match(manyData)?.length ?? 0;
  return named >= 2 || (named === 1 && fromTo.test(sentence));
}
