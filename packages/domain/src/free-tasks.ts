/**
 * What a learner may tick for oneself after a free task. Nothing of it is judged.
 * a: it runs to the end; b: own words are in it; c: it was run with two different answers; d: each line can be
 * explained; e: it was given a strange answer; f: somebody else tried it.
 */
export const checklistItems = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type ChecklistItem = (typeof checklistItems)[number];

/** The pictures that a theme of a free task may have. The web app draws them. */
export const themePictures = [
  'team',
  'song',
  'pet',
  'meeting',
  'tomorrow',
  'team-name',
  'lighthouse',
  'night-train',
  'lost-elephant',
  'petals',
  'wheels',
  'stars',
] as const;
export type ThemePicture = (typeof themePictures)[number];
