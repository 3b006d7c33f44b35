/** A caption with its start and end, in seconds. */
export type Cue = {
  startS: number;
  endS: number;
  text: string;
  /** When each of its words begins; missing where that is not known. */
  wordsS?: readonly number[];
  /** Said by a pupil, who asks the teacher. */
  isPupil?: true;
};

/** What stands before a pupil's words, so that those who do not hear it know that another one speaks. */
export const pupilSign = '– ';

/** A longer pause than this separates two scenes of a lesson; pauses inside a scene are shorter. */
const scenePauseS = 0.3;

/** Parses a WebVTT file. Skips markup inside a cue and lines that are not a cue. */
export function parseVtt(file: string): Cue[] {
  return file
    .replaceAll('\r', '')
    .split(/\n{2,}/)
    .flatMap((block) => readCue(block.split('\n')));
}

export function groupScenes(cues: readonly Cue[]): Cue[][] {
  const scenes: Cue[][] = [];
  for (const cue of cues) {
    const scene = scenes.at(-1);
    const before = scene?.at(-1);
    if (scene === undefined || before === undefined || cue.startS - before.endS > scenePauseS) {
      scenes.push([cue]);
    } else {
      scene.push(cue);
    }
  }
  return scenes;
}

/**
 * Fits the captions of one language to the voice of another. Both have the same scenes with different times, so each
 * scene is stretched to the time of the voice. Null when the numbers of scenes differ.
 */
export function retimeCues(cues: readonly Cue[], spoken: readonly Cue[]): Cue[] | null {
  const scenes = groupScenes(cues);
  const spokenScenes = groupScenes(spoken);
  if (scenes.length !== spokenScenes.length) {
    return null;
  }
  return scenes.flatMap((scene, index) => scaleScene(scene, spokenScenes[index] ?? scene));
}

/** Index of the cue that is spoken at that moment, or was spoken last; -1 before the first. */
export function findCueIndex(cues: readonly Cue[], atS: number): number {
  return cues.findLastIndex(({ startS }) => startS <= atS);
}

/** Caption at that moment; null in a pause. */
export function cueAt(cues: readonly Cue[], atS: number): Cue | null {
  return cues.find(({ startS, endS }) => startS <= atS && atS < endS) ?? null;
}

/** Caption that was spoken last, or the first one before any; null without captions. */
export function nearestCue(cues: readonly Cue[], atS: number): Cue | null {
  return cues[Math.max(0, findCueIndex(cues, atS))] ?? null;
}

/** Number of letters of a caption that are said at a moment: whole words, or all where the times of words are not known. */
export function saidLength({ text, wordsS }: Cue, atS: number): number {
  if (wordsS === undefined) return text.length;
  const said = wordsS.filter((startS) => startS <= atS).length;
  const ends = [...text.matchAll(/\S+\s*/g)].map(({ 0: word, index }) => index + word.length);
  return said === 0 ? 0 : (ends[said - 1] ?? text.length);
}

function scaleScene(scene: readonly Cue[], over: readonly Cue[]): Cue[] {
  const from = spanOf(scene);
  const to = spanOf(over);
  const moved = (atS: number) =>
    to.startS + ((atS - from.startS) / (from.endS - from.startS)) * (to.endS - to.startS);
  return scene.map(({ startS, endS, text, isPupil }) => ({
    startS: moved(startS),
    endS: moved(endS),
    text,
    ...(isPupil && { isPupil }),
  }));
}

function spanOf(cues: readonly Cue[]): { startS: number; endS: number } {
  return { startS: cues[0]?.startS ?? 0, endS: cues.at(-1)?.endS ?? 1 };
}

function readCue(lines: readonly string[]): Cue[] {
  const timing = lines.findIndex((line) => line.includes('-->'));
  const [from = '', to = ''] = lines[timing]?.split('-->') ?? [];
  const startS = toSeconds(from);
  const endS = toSeconds(to);
  const text = plainText(lines.slice(timing + 1).join(' '));
  if (startS === null || endS === null || text === '') return [];
  if (!text.startsWith(pupilSign)) return [{ startS, endS, text }];
  return [{ startS, endS, text: text.slice(pupilSign.length), isPupil: true }];
}

/** Reads `00:01:06.444` or `01:06.444`. Ignores cue settings that follow on the line. Null for anything else. */
function toSeconds(stamp: string): number | null {
  const match = /^(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})/.exec(stamp.trim());
  return match === null ? null : Number(match[1] ?? 0) * 3600 + Number(match[2]) * 60 + Number(match[3]);
}

function plainText(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
