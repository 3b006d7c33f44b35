import { join } from 'node:path';
import { type Sound, sampleRate, samplesOf, soundMs, trimSilence } from '../sound.ts';
import { runTool } from '../tools.ts';
import type { Speak } from '../voice.ts';
import { meanDb } from './level.ts';
import { type Take, takeKey } from './take.ts';
import type { TakeFolder } from './take-folder.ts';

/** Level of the machine's voice, to which the takes are brought before everything is evened out together. */
const voiceLevelDb = -20;

/**
 * Speaks the takes of a folder, and with `machine` what has none. All takes of a person are made louder or softer by the same amount: a
 * word that was said softly stays soft.
 * @param clean reads the sound of a take
 */
export function speakTakes(
  { path, takes }: Pick<TakeFolder, 'takes'> & { path: string },
  machine: Speak,
  clean: (path: string) => Promise<Sound> = cleanTake,
): Speak {
  return async (caption, language, speaker) => {
    const take = takes.get(takeKey(caption, speaker));
    if (take === undefined) return machine(caption, language, speaker);
    const { start, sound } = trimSilence(await clean(join(path, take.sound)));
    if (sound.length === 0) return machine(caption, language, speaker);
    const leadMs = (start / sampleRate) * 1000;
    const words = take.words.map((ms) => Math.max(0, Math.min(soundMs(sound), ms - leadMs)));
    const person = take.speaker;
    return { sound: amplify(sound, voiceLevelDb - levelOf(person, takes)), words, person };
  };
}

function levelOf(name: string, takes: ReadonlyMap<string, Take>): number {
  return meanDb([...takes.values()].filter(({ speaker }) => speaker === name).map(({ levelDb }) => levelDb));
}

function amplify(sound: Sound, db: number): Sound {
  const factor = 10 ** (db / 20);
  return sound.map((sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * factor))));
}

/** Removes rumble and a little of the noise of the room, with the sample rate of the studio. */
async function cleanTake(path: string): Promise<Sound> {
  const filter = `highpass=f=80,afftdn=nr=8:nf=-50,aresample=${sampleRate}`;
  const options = [
    '-hide_banner',
    '-loglevel',
    'error',
    '-i',
    path,
    '-af',
    filter,
    '-ac',
    '1',
    '-f',
    's16le',
    '-',
  ];
  return samplesOf(await runTool('ffmpeg', options));
}
