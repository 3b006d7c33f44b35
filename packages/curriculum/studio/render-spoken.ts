import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@python-learning/domain';
import type { SpokenFiles, SpokenMedia } from '../src/media-manifest.schema.ts';
import type { SpokenExplanation } from '../src/spoken-explanation.ts';
import { spokenHash } from '../src/storyboard-hash.ts';
import { encodeAudio } from './encode.ts';
import { spokenFile } from './manifest.ts';
import { recordText } from './recording.ts';
import { bytesOf, inTenths } from './render-files.ts';
import { soundMs, writeWav } from './sound.ts';

/** Makes the audio of an explanation in `folder` and returns its manifest entry. */
export async function renderSpoken(spoken: SpokenExplanation, folder: string): Promise<SpokenMedia> {
  const hash = spokenHash(spoken);
  const workFolder = await mkdtemp(join(tmpdir(), 'spoken-'));
  const make = async (language: Language): Promise<SpokenFiles> => {
    const track = await recordText(spoken.voice[language], language);
    const audio = spokenFile(spoken.id, language, hash);
    const wav = join(workFolder, `${language}.wav`);
    await writeFile(wav, writeWav(track));
    await encodeAudio(wav, join(folder, audio));
    return { audio, durationS: inTenths(soundMs(track)), audioBytes: await bytesOf(join(folder, audio)) };
  };
  try {
    const [en, ta] = await Promise.all([make('en'), make('ta')]);
    return { hash, languages: { en, ta } };
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
