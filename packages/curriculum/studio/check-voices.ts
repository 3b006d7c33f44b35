import { type Language, languages } from '@python-learning/domain';
import { type Speaker, speakers } from '../src/voice-anchors.ts';
import { phonemesOf } from './held-stops.ts';
import { type Melody, melodyOf } from './melody.ts';
import { spokenTamil } from './pronunciation.tables.ts';
import { soundMs } from './sound.ts';
import { soundFault } from './table-faults.ts';
import { speak } from './voice.ts';

/**
 * Listens to the voices: `node packages/curriculum/studio/check-voices.ts`. Tells for each how fast it speaks, how high it is and how far it
 * rises and falls, and names the code words that the Tamil voice says wrongly. Exits with 1 when a figure or a word is wrong.
 */
async function main(): Promise<void> {
  const faults: string[] = [];
  const hertz = new Map<string, number>();
  for (const language of languages) {
    for (const speaker of speakers) {
      const heard = await listen(language, speaker);
      hertz.set(`${language} ${speaker}`, heard.melody.hertz);
      console.log(`${language} ${speaker}: ${inFigures(heard)}`);
      faults.push(...faultsOf(heard, language).map((fault) => `${language} ${speaker}: ${fault}`));
    }
    const distance = (hertz.get(`${language} pupil`) ?? 0) / (hertz.get(`${language} teacher`) ?? 1);
    if (distance < 1.2) faults.push(`${language}: the pupil is hardly higher than the teacher`);
  }
  const words = Object.keys(spokenTamil);
  const heard = await phonemesOf(Object.values(spokenTamil));
  faults.push(...words.flatMap((word, index) => soundFault(word, heard[index] ?? '') ?? []));
  for (const fault of faults) console.log(fault);
  console.log(`${words.length} code words heard, ${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
}

type Heard = { wordsPerMinute: number; melody: Melody };

async function listen(language: Language, speaker: Speaker): Promise<Heard> {
  const spoken = await Promise.all(
    sentences[language].map(async (sentence) => ({
      words: sentence.split(' ').length,
      sound: (await speak(sentence, language, speaker)).sound,
    })),
  );
  const minutes = sum(spoken.map(({ sound }) => soundMs(sound))) / 60_000;
  const melodies = spoken.flatMap(({ sound }) => melodyOf(sound) ?? []);
  return {
    wordsPerMinute: sum(spoken.map(({ words }) => words)) / minutes,
    melody: {
      hertz: sum(melodies.map(({ hertz }) => hertz)) / melodies.length,
      semitones: sum(melodies.map(({ semitones }) => semitones)) / melodies.length,
    },
  };
}

/** In each language, the words a minute that children follow; Tamil words are longer. */
const pace: Record<Language, { least: number; most: number }> = {
  en: { least: 115, most: 135 },
  ta: { least: 90, most: 108 },
};

/** A voice below either bores children, or is the deep one that the synthesizer takes when it does not know a variant. */
const least: Melody = { hertz: 170, semitones: 2.4 };

function faultsOf({ wordsPerMinute, melody }: Heard, language: Language): string[] {
  const { least: slowest, most: fastest } = pace[language];
  return [
    ...(wordsPerMinute < slowest || wordsPerMinute > fastest
      ? [`not ${slowest} to ${fastest} words a minute`]
      : []),
    ...(melody.hertz < least.hertz ? [`lower than ${least.hertz} Hz`] : []),
    ...(melody.semitones < least.semitones
      ? [`rises and falls by less than ${least.semitones} semitones`]
      : []),
  ];
}

function inFigures({ wordsPerMinute, melody: { hertz, semitones } }: Heard): string {
  return `${wordsPerMinute.toFixed(0)} words a minute, ${hertz.toFixed(0)} Hz, ${semitones.toFixed(1)} semitones`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const sentences: Record<Language, readonly string[]> = {
  en: [
    'Every programmer makes mistakes, every day.',
    'Python tells you where it stopped.',
    'Watch what happens when I press Run.',
    'What will this program show?',
    'A loop repeats the same lines, again and again.',
    'Now it is your turn, change the number to seven.',
  ],
  ta: [
    'ஒவ்வொரு நாளும் எல்லோரும் தவறு செய்கிறோம்.',
    'Python எங்கே நின்றது என்று சொல்கிறது.',
    'நான் இயக்கு பொத்தானை அழுத்தும்போது என்ன நடக்கும் என்று பாருங்கள்.',
    'இந்த program என்ன காட்டும்?',
    'ஒரு loop அதே வரிகளை மீண்டும் மீண்டும் செய்யும்.',
    'இப்போது உங்கள் முறை, எண்ணை ஏழாக மாற்றுங்கள்.',
  ],
};

await main();
