import type { LearnContent } from '@python-learning/contract';

/** The formats of a lesson, heaviest first. */
export const lessonFormats = ['video', 'light', 'audio', 'lite'] as const;
export type LessonFormat = (typeof lessonFormats)[number];

/** The learner's choice; `auto` leaves it to the device and its connection. */
export type FormatPreference = LessonFormat | 'auto';

/** Address and size of a format; `bytes` is null when the size is unknown. */
export type FormatFile = { form: LessonFormat; url: string; bytes: number | null };

/** What is known about the learner's device and its connection. */
export type Conditions = {
  /** A phone held upright. */
  isPhone: boolean;
  isSlow: boolean;
  dataSaving: boolean;
};

/** Returns the formats that this lesson has. With data saving the lite lesson comes first. */
export function listFormats(content: LearnContent, dataSaving: boolean): FormatFile[] {
  const all: FormatFile[] = [
    { form: 'video', url: content.video_url, bytes: content.size_bytes },
    { form: 'light', url: content.light_video_url, bytes: content.light_size_bytes },
    { form: 'lite', url: content.lite_url, bytes: content.lite_size_bytes },
    { form: 'audio', url: content.audio_url ?? '', bytes: content.audio_size_bytes },
  ];
  const had = all.filter(({ url }) => url !== '');
  return dataSaving ? had.toSorted((a, b) => rankWhenSaving(a.form) - rankWhenSaving(b.form)) : had;
}

function rankWhenSaving(form: LessonFormat): number {
  return form === 'lite' ? 0 : 1;
}

/**
 * Returns the file to play: the chosen format where the lesson has it; else the usual one of the device; else the first
 * format there is. Null for a lesson that has nothing to play.
 */
export function chooseFile(
  content: LearnContent,
  wish: FormatPreference,
  conditions: Conditions,
): FormatFile | null {
  const files = listFormats(content, conditions.dataSaving);
  const find = (form: FormatPreference) => files.find((file) => file.form === form);
  return find(wish) ?? find(usualFormat(conditions)) ?? files[0] ?? null;
}

/**
 * On a phone the lite lesson, whose letters are twice as large as those of a video. With data saving the light video:
 * the learner is asked before anything is loaded.
 */
function usualFormat({ isPhone, isSlow, dataSaving }: Conditions): LessonFormat {
  if (dataSaving) return 'light';
  if (isPhone) return 'lite';
  return isSlow ? 'light' : 'video';
}

/** Returns the lightest format that shows the lesson and is lighter than this one; null when there is none. */
export function findLighter(files: readonly FormatFile[], form: LessonFormat): FormatFile | null {
  const lighter = files.filter((file) => file.form !== 'audio' && weightOf(file.form) < weightOf(form));
  return lighter.toSorted((a, b) => weightOf(a.form) - weightOf(b.form))[0] ?? null;
}

function weightOf(form: LessonFormat): number {
  return lessonFormats.length - lessonFormats.indexOf(form);
}
