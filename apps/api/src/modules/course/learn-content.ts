import type { GuessAnswer, LearnContent } from '@python-learning/contract';
import type { CourseLesson, LessonMedia, Milestone, VideoMedia } from '@python-learning/curriculum';
import { type Language, languages } from '@python-learning/domain';
import { taskKeys } from '@python-learning/feedback';
import type { MediaUrl } from './media-addresses.ts';

/** Lessons of a milestone in one language, without those whose video is not produced yet. */
export function learnContents(
  { lessons }: Milestone,
  language: Language,
  mediaUrl: MediaUrl,
): LearnContent[] {
  return lessons.flatMap((lesson) => {
    const { media } = lesson;
    return media === null ? [] : [learnContent(lesson, media, { language, mediaUrl })];
  });
}

/** Captions in every language: a learner may listen to one and read the other. */
export function captionsOf(media: LessonMedia | VideoMedia, mediaUrl: MediaUrl): LearnContent['captions'] {
  return languages.map((lang) => ({ lang, url: mediaUrl(media.languages[lang].captions) }));
}

function learnContent(
  lesson: CourseLesson,
  media: LessonMedia,
  { language, mediaUrl }: { language: Language; mediaUrl: MediaUrl },
): LearnContent {
  const files = media.languages[language];
  return {
    id: lesson.id,
    video_url: mediaUrl(files.video),
    audio_url: mediaUrl(files.audio),
    lite_url: mediaUrl(files.lite),
    title: lesson.title[language],
    transcript: lesson.transcript[language],
    captions: captionsOf(media, mediaUrl),
    poster_url: mediaUrl(media.poster),
    duration_s: files.durationS,
    size_bytes: files.videoBytes,
    audio_size_bytes: files.audioBytes,
    lite_size_bytes: files.liteBytes,
    thumbnails: thumbnailsOf(files.thumbnails, mediaUrl),
    try_its: tryItsOf(lesson, media, language),
    guesses: guessesOf(lesson, media, language),
  };
}

type Files = LessonMedia['languages'][Language];

function thumbnailsOf(
  { file, everyS, ...size }: Files['thumbnails'],
  mediaUrl: MediaUrl,
): LearnContent['thumbnails'] {
  return { url: mediaUrl(file), ...size, every_s: everyS };
}

/** The times belong to one language; the programs are the same in both. */
function tryItsOf({ scenes }: CourseLesson, media: LessonMedia, language: Language): LearnContent['try_its'] {
  return media.languages[language].tryIts.flatMap(({ scene, atS }) => {
    const { code = null, inputs = [] } = scenes[scene] ?? {};
    if (code === null) return [];
    return [
      { at_s: atS, code, inputs: [...inputs], keys: taskKeys({ solution: code, starter: '', prompt: '' }) },
    ];
  });
}

function guessesOf(
  { scenes }: CourseLesson,
  media: LessonMedia,
  language: Language,
): LearnContent['guesses'] {
  return media.languages[language].guesses.flatMap(({ scene, fromS, untilS }) => {
    const { code = null, shows = null, guess } = scenes[scene] ?? {};
    const right = guess?.right ?? shows;
    if (code === null || guess === undefined || right === null) return [];
    const wrong = guess.wrong.map(({ answer, why }) => ({ text: answer, why_not: why[language] }));
    const answers = [{ text: right, why_not: null }, ...wrong].toSorted(byText);
    return [{ at_s: fromS, until_s: untilS, code, answers, because: guess.because[language] }];
  });
}

function byText(one: GuessAnswer, other: GuessAnswer): number {
  return one.text < other.text ? -1 : 1;
}
