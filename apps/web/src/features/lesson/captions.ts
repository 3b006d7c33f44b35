/** A piece of what is said, with the time in which it is said. */
export type Cue = { startS: number; endS: number; text: string };

/** A pause this long lies between two scenes of a lesson, never inside one. */
const scenePauseS = 0.3;

/** Reads a WebVTT file. Marks inside a cue and lines that are no cue are left out. */
export function parseVtt(file: string): Cue[] {
  return file
    .replaceAll('\r', '')
    .split(/\n{2,}/)
    .flatMap((block) => readCue(block.split('\n')));
}

/** The cues of each scene. */
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
 * Captions of one language under the voice of another. Both tell the same scenes, each in its own time, so each scene
 * is stretched to the time that the voice takes for it. Null where the scenes are not the same.
 */
export function retimeCues(cues: readonly Cue[], spoken: readonly Cue[]): Cue[] | null {
  const scenes = groupScenes(cues);
  const spokenScenes = groupScenes(spoken);
  if (scenes.length !== spokenScenes.length) {
    return null;
  }
  return scenes.flatMap((scene, index) => stretch(scene, spokenScenes[index] ?? scene));
}

/** The place in `cues` of what is said at that moment, or of what was said last; -1 before the first word. */
export function findCueIndex(cues: readonly Cue[], atS: number): number {
  return cues.findLastIndex(({ startS }) => startS <= atS);
}

/** What is to be read at that moment; empty in a pause. */
export function textAt(cues: readonly Cue[], atS: number): string {
  return cues.find(({ startS, endS }) => startS <= atS && atS < endS)?.text ?? '';
}

function stretch(scene: readonly Cue[], over: readonly Cue[]): Cue[] {
  const from = spanOf(scene);
  const to = spanOf(over);
  const moved = (atS: number) =>
    to.startS + ((atS - from.startS) / (from.endS - from.startS)) * (to.endS - to.startS);
  return scene.map(({ startS, endS, text }) => ({ startS: moved(startS), endS: moved(endS), text }));
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
  return startS === null || endS === null || text === '' ? [] : [{ startS, endS, text }];
}

/** `00:01:06.444` or `01:06.444`; what follows it on its line are settings of the cue. */
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
