import { type Language, type LearnContent, languages } from '@python-learning/contract';
import type { CourseLesson, Milestone } from '@python-learning/curriculum';
import { mediaUrl } from './media-url.ts';

/** The lessons of a milestone in one language; those whose video is not made yet are left out. */
export function learnContents({ lessons }: Milestone, language: Language): LearnContent[] {
  return lessons.flatMap((lesson) => {
    const content = learnContent(lesson, language);
    return content === null ? [] : [content];
  });
}

/** Captions come in every language: a learner may hear one and read the other. */
function learnContent(
  { id, title, transcript, media }: CourseLesson,
  language: Language,
): LearnContent | null {
  if (media === null) return null;
  const spoken = media.languages[language];
  return {
    id,
    video_url: mediaUrl(spoken.video),
    audio_url: mediaUrl(spoken.audio),
    title: title[language],
    transcript: transcript[language],
    captions: languages.map((lang) => ({ lang, url: mediaUrl(media.languages[lang].captions) })),
    poster_url: mediaUrl(media.poster),
    duration_s: spoken.durationS,
    size_bytes: spoken.videoBytes,
  };
}
