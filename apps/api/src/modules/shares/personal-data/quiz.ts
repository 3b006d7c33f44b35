import type { ProgramPiece } from '../../programs/index.ts';

/** A text or a comment of a program and the words of the code before it. */
type QuizLine = { line: number | null; label: string; words: string };

/** Lines before and behind a question of a quiz in which its answers are. */
const nearQuestion = 5;
/** Lines of a list of persons behind its name. */
const longestList = 15;

const asks =
  /\?|(?<!\p{L})(?:who|whom|whose|which|name the|first|yaar|yaaru|entha|endha|true or false)(?!\p{L})|யார்|யாரு|எந்த|முதல்/iu;
/** Deeds and offices for which many know a person. */
const fame =
  /(?<!\p{L})(?:won|wins?|winner|medal|gold|olympics?|champion\w*|world cup|record|centur(?:y|ies)|wickets|goals|captain\w*|batsm[ae]n|bowlers?|cricketers?|athletes?|footballers?|players?|coach of|president\w*|prime ministers?|chief ministers?|ministers?|governor\w*|king|queen|emperor|leaders?|freedom|independence|founder|founded|started|invent\w*|discover\w*|wrote|writer of|written by|authors?|poets?|novels?|composed|composer|singer|sang|directed|director|film|movie|actor|actress|scientists?|astronauts?|nobel|in space|theorem|grandmaster|year|born|elected|country|india|sri lanka|tamil nadu)(?!\p{L})|வென்ற|பதக்கம்|ஒலிம்பிக்|உலகக் ?கோப்பை|தலைவர்|அணி|வீரர்|வீராங்கனை|ஜனாதிபதி|குடியரசு|பிரதமர்|முதல்வர்|முதலமைச்சர்|அமைச்சர்|மன்னர்|கண்டுபிடி|எழுதிய|இயற்றிய|விஞ்ஞானி|நடிகர்|பாடகர்|சதுரங்க|விண்வெளி|ஆண்டு|இந்தியா|இலங்கை/iu;
/** Words of one who speaks of himself or of those around him. */
const own =
  /^(?:author|maker|coder): |(?<!\p{L})(?:my|me|our|mine|you|your|i|we|us|name|full name|by|made|created|coder|programmer|friends?|students?|class\w*|teachers?|principal|sister|brother|en|enga|peyar|per)(?!\p{L})|(?<![\p{L}\p{M}])(?:என்|எங்கள்|எனது|நான்|பெயர்|நண்பன்|தோழி|ஆசிரியர்|வகுப்பு)(?![\p{L}\p{M}])/iu;

/** What the code calls a list of persons whom many know, such as `captains = [`. */
const listOfKnown =
  /(?<!\p{L})(?:presidents?|ministers?|pms?|leaders?|captains?|cricketers?|athletes?|olympians?|medal(?:list|ist)?s?|legends?|scientists?|poets?|writers?|authors?|inventors?|singers?|actors?|composers?|directors?|heroes|kings|queens|batsmen|bowlers|facts?|sports?|quiz|questions?|trivia|famous\w*|year\w*|gk)(?: \p{L}+)?, $/iu;
const listBegins = /([\p{L}\p{M}\p{N}_]{1,40}) ?(?:= ?[[{(]|\.append\()/gu;

/**
 * Tells the answers of a quiz about persons whom many know: a text near a question such as "Who won ...?", or in a list
 * such as `captains = [`. A comment is none, nor is what the program says of its maker or of somebody near him.
 */
export function answersOfQuiz(
  pieces: readonly ProgramPiece[],
  lines: readonly QuizLine[],
): (line: QuizLine) => boolean {
  const near = new Set<number>();
  for (const { line, words } of lines) {
    if (line !== null && isQuestion(words)) add(near, line - nearQuestion, line + nearQuestion);
  }
  const comments = new Set<number>();
  for (const { kind, source, line } of pieces) {
    if (kind === 'comment') comments.add(line);
    if (kind === 'code') addLists(near, source, line);
  }
  return ({ line, label, words }) =>
    line !== null && near.has(line) && !comments.has(line) && !own.test(label) && !own.test(words);
}

function isQuestion(words: string): boolean {
  return asks.test(words) && fame.test(words) && !own.test(words);
}

function addLists(near: Set<number>, source: string, firstLine: number): void {
  for (const [index, row] of source.split('\n').entries()) {
    const names = [...row.matchAll(listBegins)].map(([, name = '']) => `${name.replaceAll('_', ' ')}, `);
    const line = firstLine + index;
    if (names.some((name) => listOfKnown.test(name))) add(near, line, line + longestList);
  }
}

function add(near: Set<number>, from: number, to: number): void {
  for (let line = from; line <= to; line++) near.add(line);
}
