import type { LearnContent } from '@python-learning/contract';
import { useState } from 'react';
import { useLocalSettings } from '../../../lib/settings/local-settings.ts';
import { isSlowConnection } from './connection.ts';
import { chooseFile, type FormatFile, type FormatPreference, listFormats } from './lesson-format.ts';
import { keepPlayerMemory, type PlayerMemory, readPlayerMemory } from './player-memory.ts';

export type Formats = PlayerMemory & {
  /** Formats of the lesson, in the order in which they are offered. */
  files: readonly FormatFile[];
  /** What is played; null when there is nothing. */
  file: FormatFile | null;
  dataSaving: boolean;
  choose: (wish: FormatPreference) => void;
  setSound: (hasSound: boolean) => void;
};

/** The format in which a lesson is played, and how to change it. The device stores the choice. */
export function useFormats(content: LearnContent): Formats {
  const { dataSaving } = useLocalSettings();
  const [memory, setMemory] = useState(readPlayerMemory);
  // Asked once per lesson: the format must not change by itself in the middle.
  const [isSlow] = useState(isSlowConnection);
  const change = (changes: Partial<PlayerMemory>) => {
    const next = { ...memory, ...changes };
    setMemory(next);
    keepPlayerMemory(next);
  };
  return {
    ...memory,
    files: listFormats(content, dataSaving),
    file: chooseFile(content, memory.wish, { isSlow, dataSaving }),
    dataSaving,
    choose: (wish) => change({ wish }),
    setSound: (hasSound) => change({ hasSound }),
  };
}
