import type { Language } from '@python-learning/domain';
import type { Storyboard } from '../../src/lesson.ts';
import { peakDb, speechLevelDb } from '../takes/level.ts';
import { sentencesOf } from '../takes/sentences.ts';
import type { NewTake, Take } from '../takes/take.ts';
import { readTakes, takeFolderOf, writeTake } from '../takes/take-folder.ts';
import { readTakeWav, takeSampleRate } from '../takes/take-wav.ts';
import type { Refusal } from './answers.ts';

/** Shortest and longest take, in seconds. */
const lengthLimits = { least: 0.2, most: 60 };
/** Speech below this level was not meant to be recorded. */
const quietestDb = -45;
/** A recording that reaches this level was cut off at its peaks. */
const loudestDb = -0.1;

/** Where takes are kept, and the time of day. */
export type TakeKeeper = { root: string; now: () => Date };

/** The sentence of a video in one language that a take is of. */
export type TakePlace = { storyboard: Storyboard; language: Language; key: string };

/** Keeps a take, or says why not. A take that another window recorded in the meantime is not replaced. */
export function keepTake(
  { root, now }: TakeKeeper,
  { storyboard, language, key }: TakePlace,
  { sound, replaces, ...fields }: NewTake,
): Take | Refusal {
  const sentence = sentencesOf(storyboard, language).find((one) => one.key === key);
  if (sentence === undefined || sentence.text.split(' ').length !== fields.words.length) return 'gone';
  const folder = takeFolderOf(storyboard.id, language, root);
  const before = readTakes(folder).takes.get(key)?.recordedAt ?? null;
  if (before !== replaces) return 'elsewhere';
  const wav = Buffer.from(sound, 'base64');
  const measured = measure(wav);
  if (typeof measured === 'string') return measured;
  const { text, role } = sentence;
  return writeTake(folder, { ...fields, ...measured, text, role, recordedAt: now().toISOString() }, wav);
}

function measure(wav: Buffer): { levelDb: number } | Refusal {
  const samples = readTakeWav(wav);
  const seconds = (samples?.length ?? 0) / takeSampleRate;
  if (samples === null || seconds < lengthLimits.least || seconds > lengthLimits.most) return 'broken';
  const levelDb = speechLevelDb(samples, takeSampleRate);
  if (levelDb < quietestDb) return 'silent';
  return peakDb(samples) >= loudestDb ? 'distorted' : { levelDb: Math.round(levelDb * 10) / 10 };
}
