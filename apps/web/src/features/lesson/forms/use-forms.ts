import type { LearnContent } from '@python-learning/contract';
import { useState } from 'react';
import { useLocalSettings } from '../../../lib/settings/local-settings.ts';
import { isSlowConnection } from './connection.ts';
import { chooseFile, type FormFile, type FormWish, listForms } from './lesson-form.ts';
import { keepPlayerMemory, type PlayerMemory, readPlayerMemory } from './player-memory.ts';

export type Forms = PlayerMemory & {
  /** What there is of the lesson, in the order of the offer. */
  files: readonly FormFile[];
  /** What is played; null where there is nothing. */
  file: FormFile | null;
  dataSaving: boolean;
  choose: (wish: FormWish) => void;
  setSound: (hasSound: boolean) => void;
};

/** In which form a lesson is played, and the way to change it: the device remembers it. */
export function useForms(content: LearnContent): Forms {
  const { dataSaving } = useLocalSettings();
  const [memory, setMemory] = useState(readPlayerMemory);
  // Asked once a lesson: it may not become another one in the middle by itself.
  const [isSlow] = useState(isSlowConnection);
  const change = (changes: Partial<PlayerMemory>) => {
    const next = { ...memory, ...changes };
    setMemory(next);
    keepPlayerMemory(next);
  };
  return {
    ...memory,
    files: listForms(content, dataSaving),
    file: chooseFile(content, memory.wish, { isSlow, dataSaving }),
    dataSaving,
    choose: (wish) => change({ wish }),
    setSound: (hasSound) => change({ hasSound }),
  };
}
