import type { LearnContent } from '@python-learning/contract';

/** The formats of a lesson. `lite` is the lesson that the page itself plays, with or without its audio. */
export const lessonFormats = ['video', 'audio', 'lite'] as const;
export type LessonFormat = (typeof lessonFormats)[number];

/** The learner's choice; `auto` for a learner who never chose. */
export type FormatPreference = LessonFormat | 'auto';

/** Address and size of a format; `bytes` is null when the size is unknown. */
export type FormatFile = { form: LessonFormat; url: string; bytes: number | null };

/**
 * Returns the formats that this lesson has, in the order in which they are offered. The lite lesson plays the audio itself, which is a
 * format of its own only without it.
 */
export function listFormats(content: LearnContent): FormatFile[] {
  const audioUrl = content.lite_url === '' ? content.audio_url : null;
  const all: FormatFile[] = [
    { form: 'lite', url: content.lite_url, bytes: content.lite_size_bytes },
    { form: 'video', url: content.video_url, bytes: content.size_bytes },
    { form: 'audio', url: audioUrl ?? '', bytes: content.audio_size_bytes },
  ];
  return all.filter(({ url }) => url !== '');
}

/**
 * Returns the file to play: the chosen format where the lesson has it; else the first, which is the lite lesson: its letters are twice
 * as large as those of a video on a phone, and it can wait for the learner. Null for a lesson that has nothing to play.
 */
export function chooseFile(content: LearnContent, wish: FormatPreference): FormatFile | null {
  const files = listFormats(content);
  return files.find(({ form }) => form === wish) ?? files[0] ?? null;
}
