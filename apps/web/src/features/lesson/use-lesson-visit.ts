import { useState } from 'react';
import { useLanguage } from '../../lib/language/language.ts';
import { useLocalSetting } from '../../lib/settings/local-settings.ts';
import type { GivenAnswers } from './guesses/use-guesses.ts';
import type { TriedCodes } from './moments/use-moments.ts';
import type { PassedMoments } from './moments/use-try-stops.ts';
import type { CaptionChoice } from './use-captions.ts';
import type { PlayerChoices } from './use-player.ts';

/** A learner's choices for all lessons of a visit, and the function to change them. */
type Choices = PlayerChoices & {
  captions: CaptionChoice;
  preload: 'none' | 'metadata';
  change: (changes: Partial<PlayerChoices & { captions: CaptionChoice }>) => void;
};

/** Choices, tried programs and answers of the learner in the lessons of this visit. */
export type LessonVisit = {
  choices: Choices;
  tried: TriedCodes;
  guessed: GivenAnswers;
  passed: PassedMoments;
};

/** Returns the same visit for each lesson that is opened one after the other. */
export function useLessonVisit(): LessonVisit {
  const choices = useChoices();
  const [kept] = useState<Omit<LessonVisit, 'choices'>>(() => ({
    tried: new Map(),
    guessed: new Map(),
    passed: new Set(),
  }));
  return { choices, ...kept };
}

/** The learner's player settings, valid for all lessons of the visit. Captions follow the language at first. */
function useChoices(): Choices {
  const language = useLanguage();
  const dataSaving = useLocalSetting('dataSaving');
  const [chosen, setChosen] = useState<Partial<Parameters<Choices['change']>[0]>>({});
  return {
    rate: 1,
    isMuted: false,
    captions: language,
    preload: dataSaving ? 'none' : 'metadata',
    ...chosen,
    change: (changes) => setChosen((before) => ({ ...before, ...changes })),
  };
}
