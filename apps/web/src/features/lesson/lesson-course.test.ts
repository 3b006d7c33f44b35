import type { LearnContent } from '@python-learning/contract';
import { progressAfter } from '@python-learning/testing/samples';
import { describe, expect, it } from 'vitest';
import { findFirstOpen, findNext, findPrevious, judgeCourse, toClock } from './lesson-course.ts';

const contents: LearnContent[] = ['v1', 'v2', 'v3'].map((id) => ({
  id,
  title: id,
  video_url: `/media/${id}.mp4`,
  audio_url: null,
  lite_url: '',
  transcript: '',
  captions: [],
  poster_url: null,
  duration_s: 60,
  size_bytes: 1000,
  audio_size_bytes: null,
  lite_size_bytes: 100,
  thumbnails: null,
  try_its: [],
  guesses: [],
}));

function judge(remembered: string[], watchedVideos: string[] = []) {
  return judgeCourse({
    milestoneId: 'm1',
    contents,
    progress: progressAfter(0, { watched_videos: watchedVideos }),
    isRemembered: (id) => remembered.includes(id),
  });
}

describe('the videos of a milestone', () => {
  it('are watched one by one', () => {
    expect([...judge(['v1']).watched]).toEqual(['v1']);
    expect(judge(['v1', 'v2']).isAllWatched).toBe(false);
    expect(judge(['v1', 'v2', 'v3']).isAllWatched).toBe(true);
  });

  it('are all watched when the server or this browser has the milestone as watched', () => {
    expect(judge([], ['m1']).isAllWatched).toBe(true);
    expect(judge(['m1']).isAllWatched).toBe(true);
  });

  it('are not all watched when there is none', () => {
    const course = judgeCourse({
      milestoneId: 'm1',
      contents: [],
      progress: progressAfter(0),
      isRemembered: () => true,
    });
    expect(course.isAllWatched).toBe(false);
  });

  it('begin with the first open one, and with the first when all were seen', () => {
    expect(findFirstOpen(contents, new Set(['v1']))).toBe(1);
    expect(findFirstOpen(contents, new Set(['v1', 'v2', 'v3']))).toBe(0);
  });

  it('lead from the dashboard to the practice', () => {
    expect(findPrevious(0)).toEqual({ kind: 'page', href: '/dashboard' });
    expect(findPrevious(2)).toEqual({ kind: 'video', index: 1 });
    expect(findNext(1, 3, '/code/m1')).toEqual({ kind: 'video', index: 2 });
    expect(findNext(2, 3, '/code/m1')).toEqual({ kind: 'page', href: '/code/m1' });
  });

  it('tell their length as people read it', () => {
    expect(toClock(101)).toBe('1:41');
    expect(toClock(59.6)).toBe('1:00');
  });
});
