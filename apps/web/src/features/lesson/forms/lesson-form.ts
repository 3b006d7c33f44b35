import type { LearnContent } from '@python-learning/contract';

/** The ways in which a lesson can be had, the heaviest first. */
export const lessonForms = ['video', 'light', 'audio', 'lite'] as const;
export type LessonForm = (typeof lessonForms)[number];

/** What a learner chose; `auto` leaves it to the connection. */
export type FormWish = LessonForm | 'auto';

/** Where a form is and how much of it there is to load; `bytes` is null where nobody knows. */
export type FormFile = { form: LessonForm; url: string; bytes: number | null };

/** What is known of the way to the learner. */
export type Conditions = { isSlow: boolean; dataSaving: boolean };

/** The forms that this lesson has; the lite lesson comes first where data is saved. */
export function listForms(content: LearnContent, dataSaving: boolean): FormFile[] {
  const all: FormFile[] = [
    { form: 'video', url: content.video_url, bytes: content.size_bytes },
    { form: 'light', url: content.light_video_url, bytes: content.light_size_bytes },
    { form: 'lite', url: content.lite_url, bytes: content.lite_size_bytes },
    { form: 'audio', url: content.audio_url ?? '', bytes: content.audio_size_bytes },
  ];
  const had = all.filter(({ url }) => url !== '');
  return dataSaving ? had.toSorted((a, b) => rankWhenSaving(a.form) - rankWhenSaving(b.form)) : had;
}

function rankWhenSaving(form: LessonForm): number {
  return form === 'lite' ? 0 : 1;
}

/**
 * The file to play: what was wished where the lesson has it; else the light video on a slow connection and where data
 * is saved, and the video everywhere else. Null for a lesson that has nothing to play.
 */
export function chooseFile(content: LearnContent, wish: FormWish, conditions: Conditions): FormFile | null {
  const { isSlow, dataSaving } = conditions;
  const files = listForms(content, dataSaving);
  const find = (form: FormWish) => files.find((file) => file.form === form);
  const usual = isSlow || dataSaving ? find('light') : find('video');
  return find(wish) ?? usual ?? files[0] ?? null;
}

/** The lightest form that shows the lesson and is lighter than this one; null where there is none. */
export function findLighter(files: readonly FormFile[], form: LessonForm): FormFile | null {
  const lighter = files.filter((file) => file.form !== 'audio' && weightOf(file.form) < weightOf(form));
  return lighter.toSorted((a, b) => weightOf(a.form) - weightOf(b.form))[0] ?? null;
}

function weightOf(form: LessonForm): number {
  return lessonForms.length - lessonForms.indexOf(form);
}
