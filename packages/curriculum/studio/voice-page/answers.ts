import type { Language } from '@python-learning/domain';
import type { Respelling } from '../pronunciation.ts';
import type { Sentence } from '../takes/sentences.ts';
import type { Take } from '../takes/take.ts';

/** How much of a video is recorded in each language. */
export type VideoProgress = {
  id: string;
  title: Record<Language, string>;
  counts: Record<Language, { sentences: number; recorded: number }>;
};

/** A sentence as the page shows it. */
export type ShownSentence = Sentence & {
  /** The program on the screen while it is said; null when there is none. */
  code: string | null;
  respellings: readonly Respelling[];
  take: Take | null;
};

export type ShownVideo = { title: string; sentences: readonly ShownSentence[] };

/** Why a take was not kept. */
export type Refusal = 'broken' | 'silent' | 'distorted' | 'elsewhere' | 'gone';
