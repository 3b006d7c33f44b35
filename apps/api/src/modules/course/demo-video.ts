import type { DemoVideo } from '@python-learning/contract';
import type { Milestone } from '@python-learning/curriculum';
import type { Language } from '@python-learning/domain';
import { captionsOf } from './learn-content.ts';
import { mediaUrl } from './media-url.ts';

/** The demo video of the course in one language; null until it is produced. */
export function findDemoVideo(milestones: readonly Milestone[], language: Language): DemoVideo | null {
  const demo = milestones.flatMap(({ videos }) => videos).find(({ kind }) => kind === 'demo');
  if (demo === undefined || demo.media === null) return null;
  const { video, durationS, videoBytes } = demo.media.languages[language];
  return {
    title: demo.title[language],
    video_url: mediaUrl(video),
    captions: captionsOf(demo.media),
    poster_url: mediaUrl(demo.media.poster),
    duration_s: durationS,
    size_bytes: videoBytes,
  };
}
