import { type Bilingual, type Localized, localized } from '@python-learning/domain';
import { bilingualSchema } from './text.schema.ts';

/** Who speaks: the teacher, or a pupil who asks what the learner would ask. */
export const speakers = ['teacher', 'pupil'] as const;

export type Speaker = (typeof speakers)[number];

/** What happens on the stage when a word is said. */
export type AnchoredAct =
  /** Run is pressed. */
  | { kind: 'run' }
  /** Lines of the code appear, from the first to the last of these numbers. */
  | { kind: 'lines'; first: number; last: number }
  /** A row of the table appears; the head is there from the first word on, so rows count from 1. */
  | { kind: 'row'; row: number }
  /** The input that the program waits for is typed: the one of the run with this number, from 1. */
  | { kind: 'typing'; input: number }
  /** A piece is marked: its occurrence with this number, from 1, counted through the code, the output and the error. */
  | { kind: 'mark'; piece: string; occurrence: number }
  /** Another one speaks, until the next change or the end of the scene. */
  | { kind: 'speaker'; speaker: Speaker };

/** An act and the word with which it happens: its index among the words of the text. */
export type Anchor = AnchoredAct & { word: number };

/** A spoken text as it is read, and what happens with its words. */
export type AnchoredText = { text: string; anchors: readonly Anchor[] };

/**
 * Reads the voice text of a storyboard. `{run}`, `{line:2}`, `{line:2-4}`, `{input:1}`, `{row:1}`, `{pupil}` and `{teacher}` act
 * with the word that follows. `[[name]]` is said and marked, `[[name#2]]` marks its second occurrence, which may be in the output, and `[[the quotes|"]]` marks another
 * piece than it says.
 * @throws RangeError with a sentence for the author when an anchor cannot be read
 */
export function readVoice(raw: string): AnchoredText {
  const anchors: Anchor[] = [];
  let text = '';
  for (const [piece, marked, order] of raw.replaceAll(/\s+/g, ' ').matchAll(pieces)) {
    if (marked !== undefined) {
      const { said, ...act } = readMark(marked);
      anchors.push({ ...act, word: wordAt(text) });
      text += said;
    } else if (order !== undefined) {
      anchors.push({ ...readOrder(order), word: wordAt(text) });
    } else {
      // An order between two spaces leaves one.
      text += text.endsWith(' ') ? piece.trimStart() : piece;
    }
  }
  return { text: text.trim(), anchors };
}

/** A marked piece, an order, or the text between them. */
const pieces = /\[\[(.+?)\]\]|\{([^{}]*)\}|[^[{]+|[[{]/gu;

/** The index of the word that a text ends with, or of the one that follows its last space. */
function wordAt(text: string): number {
  return text.trimStart().split(' ').length - 1;
}

function readMark(marked: string): { kind: 'mark'; said: string; piece: string; occurrence: number } {
  const bar = marked.indexOf('|');
  const target = bar < 0 ? marked : marked.slice(bar + 1);
  const [, piece = target, number = '1'] = /^(.+)#(\d+)$/u.exec(target) ?? [];
  const said = bar < 0 ? piece : marked.slice(0, bar);
  const occurrence = Number(number);
  if (piece.trim() === '' || said.trim() === '' || occurrence < 1)
    throw new RangeError(`[[${marked}]] says or marks nothing`);
  return { kind: 'mark', said, piece, occurrence };
}

function readOrder(order: string): AnchoredAct {
  if (order === 'run') return { kind: 'run' };
  const speaker = speakers.find((name) => name === order);
  if (speaker !== undefined) return { kind: 'speaker', speaker };
  const [, name, first, last = first] = /^(line|input|row):(\d+)(?:-(\d+))?$/u.exec(order) ?? [];
  if (name === 'line') return { kind: 'lines', first: Number(first), last: Number(last) };
  if (name === 'input' && first === last) return { kind: 'typing', input: Number(first) };
  if (name === 'row' && first === last) return { kind: 'row', row: Number(first) };
  throw new RangeError(
    `{${order}} is none of {run}, {line:2}, {line:2-4}, {input:1}, {row:1}, {pupil}, {teacher}`,
  );
}

/** A spoken text in every language, parsed. `anchors` is missing when no word of it has one. */
export type AnchoredVoice = { voice: Bilingual; anchors?: Localized<readonly Anchor[]> };

/** The voice of a scene as authors write it, with anchors in its text. */
export const anchoredVoiceSchema = bilingualSchema.transform((raw, context): AnchoredVoice => {
  const read = localized((language) => {
    try {
      return readVoice(raw[language]);
    } catch (error) {
      context.addIssue({ code: 'custom', path: [language], message: String((error as Error).message) });
      return { text: raw[language], anchors: [] };
    }
  });
  const voice = localized((language) => read[language].text);
  const anchors = localized((language) => read[language].anchors);
  return Object.values(anchors).every((list) => list.length === 0) ? { voice } : { voice, anchors };
});
