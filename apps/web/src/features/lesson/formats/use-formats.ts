import type { LearnContent } from '@python-learning/contract';
import { useState } from 'react';
import { useLocalSetting } from '../../../lib/settings/local-settings.ts';
import { isPhone } from '../is-wide.ts';
import { isSlowConnection } from './connection.ts';
import { chooseFile, type FormatFile, type FormatPreference, listFormats } from './lesson-format.ts';
import { keepPlayerMemory, type PlayerMemory, readPlayerMemory } from './player-memory.ts';

export type Formats = Pick<PlayerMemory, 'wish'> & {
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
};

/** The format in which a lesson is played, and how to change it. The device stores the choice. */
export function useFormats(content: LearnContent): Formats {
  const dataSaving = useLocalSetting('dataSaving');
  const [memory, setMemory] = useState(readPlayerMemory);
  // Asked once per lesson: the format must not change by itself in the middle.
  const [device] = useState(() => ({ isSlow: isSlowConnection(), isPhone: isPhone() }));
  const change = (changes: Partial<PlayerMemory>) => {
    const next = { ...memory, ...changes };
    setMemory(next);
    keepPlayerMemory(next);
  };
  const file = chooseFile(content, memory.wish, { ...device, dataSaving });
  // What is played without being asked for on a phone is heard, as the video would be.
  const hasSound = memory.hasSound ?? (device.isPhone && !dataSaving);
  return {
    wish: memory.wish,
    hasSound,
    isHeard: file?.form !== 'lite' || (hasSound && content.audio_url !== null),
    files: listFormats(content, dataSaving),
    file,
    dataSaving,
    choose: (wish) => change({ wish }),
    setSound: (hasSound) => change({ hasSound }),
  };
}
