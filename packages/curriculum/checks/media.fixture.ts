import { readContent } from '../src/content.ts';
import type { ShortVideo } from '../src/lesson.ts';
import { spokenExplanationOf } from '../src/spoken-explanation.ts';
import { spokenHash, storyboardHash } from '../src/storyboard-hash.ts';
import { files, type plantCourse } from './small-course.fixture.ts';

/**
 * Stands in for rendered media: tiny files and their manifest.
 * @param hash that the manifest names for the lesson, in place of the right one
 */
export function renderInto(course: ReturnType<typeof plantCourse>, hash?: string): void {
  const [milestone] = readContent(course.root).milestones;
  const [lesson, videos] = [milestone?.lessons[0]?.value, milestone?.videos ?? []];
  const mcqs = milestone?.mcqs ?? [];
  if (lesson === undefined || videos.length === 0) throw new Error('The small course lacks its films.');
  const write = (name: string) => {
    course.write(`media/${name}`, 'bytes');
    return name;
  };
  const videoIn = (id: string, language: string) => {
    const stem = `${id}.${language}`;
    return { video: write(`${stem}.mp4`), captions: write(`${stem}.vtt`), durationS: 35, videoBytes: 5 };
  };
  const liveIn = (id: string, language: string) => ({
    audio: write(`${id}.${language}.m4a`),
    lite: write(`${id}.${language}.json`),
    audioBytes: 5,
    liteBytes: 5,
  });
  const shortIn = ({ id, kind }: ShortVideo, language: string) => ({
    ...videoIn(id, language),
    ...(kind === 'demo' ? { live: liveIn(id, language) } : {}),
  });
  const whole = (language: string) => ({
    ...videoIn('m01-v1', language),
    durationS: 90,
    ...liveIn('m01-v1', language),
    thumbnails: {
      file: write(`m01-v1.${language}.webp`),
      width: 160,
      height: 90,
      columns: 6,
      count: 1,
      everyS: 5,
    },
    tryIts: [{ scene: 0, atS: 1 }],
    guesses: [],
  });
  const spokenIn = (id: string, language: string) => ({
    audio: write(`${id}.${language}.m4a`),
    durationS: 8,
    audioBytes: 5,
  });
  const entries = {
    lessons: {
      'm01-v1': {
        hash: hash ?? storyboardHash(lesson),
        poster: write('m01-v1.webp'),
        languages: { en: whole('en'), ta: whole('ta') },
      },
    },
    videos: Object.fromEntries(
      videos.map(({ value }) => [
        value.id,
        {
          hash: storyboardHash(value),
          poster: write(`${value.id}.webp`),
          languages: { en: shortIn(value, 'en'), ta: shortIn(value, 'ta') },
        },
      ]),
    ),
    spokenExplanations: Object.fromEntries(
      mcqs
        .map(({ value }) => spokenExplanationOf(value))
        .flatMap((spoken) =>
          spoken === null
            ? []
            : [
                [
                  spoken.id,
                  {
                    hash: spokenHash(spoken),
                    languages: { en: spokenIn(spoken.id, 'en'), ta: spokenIn(spoken.id, 'ta') },
                  },
                ],
              ],
        ),
    ),
  };
  course.write(files.manifest, JSON.stringify(entries));
}
