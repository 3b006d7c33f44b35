import { readContent } from '../src/content.ts';
import { lessonSchema } from '../src/lesson.ts';
import { storyboardHash } from '../src/storyboard-hash.ts';
import { files, type plantCourse } from './small-course.fixture.ts';

/** Stands in for rendered media: tiny files and their manifest. */
export function renderInto(course: ReturnType<typeof plantCourse>, hash?: string): void {
  const [lesson] = readContent(course.root).milestones[0]?.lessons ?? [];
  const media = (language: string) => {
    const [video, audio, captions] = ['mp4', 'm4a', 'vtt'].map((ending) => `m01-v1.${language}.${ending}`);
    for (const name of [video, audio, captions]) course.write(`media/${name}`, 'bytes');
    return { video, audio, captions, durationS: 1, videoBytes: 5, audioBytes: 5 };
  };
  course.write('media/m01-v1.webp', 'bytes');
  const entry = {
    hash: hash ?? storyboardHash(lessonSchema.parse(lesson?.value)),
    poster: 'm01-v1.webp',
    languages: { en: media('en'), ta: media('ta') },
  };
  course.write(files.manifest, JSON.stringify({ 'm01-v1': entry }));
}
