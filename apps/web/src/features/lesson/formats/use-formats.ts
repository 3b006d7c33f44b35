import type { LearnContent } from '@python-learning/contract';
import { useState } from 'react';
import { useLocalSetting } from '../../../lib/settings/local-settings.ts';
import { chooseFile, type FormatFile, type FormatPreference, listFormats } from './lesson-format.ts';
import { keepPlayerMemory, type PlayerMemory, readPlayerMemory } from './player-memory.ts';

export type Formats = Pick<PlayerMemory, 'stops'> & {
  /** Whether the lite lesson plays its audio. */
  hasSound: boolean;
  /** False for what is only read: the lite lesson without its audio. */
  isHeard: boolean;
  /** Formats of the lesson, in the order in which they are offered. */
  files: readonly FormatFile[];
  /** What is played; null when there is nothing. */
  file: FormatFile | null;
  dataSaving: boolean;
  choose: (wish: FormatPreference) => void;
  setSound: (hasSound: boolean) => void;
  setStops: (stops: boolean) => void;
};

/** How a lesson is played on this device, and how to change it. The device stores the choice. */
export function useFormats(content: LearnContent): Formats {
  const dataSaving = useLocalSetting('dataSaving');
  const [memory, setMemory] = useState(readPlayerMemory);
  const change = (changes: Partial<PlayerMemory>) => {
    const next = { ...memory, ...changes };
    setMemory(next);
    keepPlayerMemory(next);
  };
  const file = chooseFile(content, memory.wish);
  // The sound is most of what a lesson loads: with data saving it is loaded only when the learner asks for it.
  const hasSound = memory.hasSound ?? !dataSaving;
  return {
    stops: memory.stops,
    hasSound,
    isHeard: file?.form !== 'lite' || (hasSound && content.audio_url !== null),
    files: listFormats(content),
    file,
    dataSaving,
    choose: (wish) => change({ wish }),
    setSound: (hasSound) => change({ hasSound }),
    setStops: (stops) => change({ stops }),
  };
}
