import { StudioError } from './studio-error.ts';
import { runTool } from './tools.ts';

/** How loud a sound is: LUFS over its whole length, and its true peak in dB below full scale. */
export type Loudness = { lufs: number; truePeakDb: number };

/** As loud as what else is on a phone. */
export const loudnessGoal = { lufs: -16, tolerance: 0.5, truePeakDb: -1.5 } as const;

/** Measures a sound file, as EBU R 128 defines it. */
export async function measureLoudness(path: string): Promise<Loudness> {
  const meter = 'ebur128=peak=true:metadata=1:framelog=verbose,ametadata=mode=print:file=-';
  const output = await runTool('ffmpeg', ['-v', 'error', '-i', path, '-af', meter, '-f', 'null', '-']);
  return loudnessIn(output.toString('utf8'));
}

/** The last values of a log of the meter: they are of the whole sound. */
export function loudnessIn(log: string): Loudness {
  const last = (key: string) => {
    const at = log.lastIndexOf(`${key}=`);
    return at < 0 ? Number.NaN : Number.parseFloat(log.slice(at + key.length + 1));
  };
  const loudness = {
    lufs: last('lavfi.r128.I'),
    truePeakDb: 20 * Math.log10(last('lavfi.r128.true_peak')),
  };
  if (!Number.isFinite(loudness.lufs)) throw new StudioError('The loudness of a sound cannot be measured.');
  return loudness;
}

/** What is wrong with the loudness of a file; null when nothing is. */
export function loudnessFault({ lufs, truePeakDb }: Loudness): string | null {
  const { lufs: goal, tolerance, truePeakDb: most } = loudnessGoal;
  if (Math.abs(lufs - goal) > tolerance) return `is ${lufs.toFixed(1)} LUFS loud, not ${goal}`;
  return truePeakDb > most ? `has a peak of ${truePeakDb.toFixed(1)} dB; ${most} is the most` : null;
}

/** How a sound is raised before it is encoded: by `gainDb`, with its peaks held below `limitDb`. */
export type Level = { gainDb: number; limitDb: number };

/** Encodes a sound at a level. */
export type Encode = (level: Level) => Promise<void>;

/**
 * Encodes a sound until what comes out is as loud as it should be: encoding at a low bit rate raises peaks by some decibels, by how many is
 * known only afterwards. One or two passes are usual.
 * @throws StudioError when six passes do not suffice
 */
export async function encodeToGoal(encode: Encode, measure: () => Promise<Loudness>): Promise<void> {
  let level: Level = { gainDb: 12, limitDb: -5.5 };
  for (let pass = 0; pass < passes; pass += 1) {
    await encode(level);
    const loudness = await measure();
    if (loudnessFault(loudness) === null) return;
    level = nextLevel(level, loudness);
  }
  throw new StudioError(`A sound has not the right loudness after ${passes} passes.`);
}

const passes = 6;

function nextLevel({ gainDb, limitDb }: Level, { lufs, truePeakDb }: Loudness): Level {
  const excess = truePeakDb - loudnessGoal.truePeakDb;
  return {
    gainDb: gainDb + loudnessGoal.lufs - lufs,
    limitDb: excess > 0 ? limitDb - excess - 0.2 : limitDb,
  };
}
