import type { HintLadder } from '@python-learning/contract';
import { useState } from 'react';

/** The hints of the task on the screen, wherever they are asked for. */
export type Hints = {
  /** The open ones, mildest first, as sanitised HTML. Empty for a task without hints. */
  open: readonly string[];
  /** Counts those that are still to come, too; a solved task has none. */
  total: number;
  /** Failed runs until the next one opens; null when none is to come. */
  nextAfter: number | null;
  /** How many the learner has asked for, at least one. */
  shown: number;
  showNext: () => void;
  /** How many were open when the learner last looked. */
  seen: number;
  isListed: boolean;
  setListed: (isListed: boolean) => void;
  /** Counts how often a button elsewhere led to the list, which then takes the focus. */
  led: number;
  leadTo: () => void;
};

type Task = { id: string; ladder: HintLadder; isSolved: boolean };

type Look = { id: string; shown: number; seen: number; isListed: boolean; led: number };

/** The hints of this task and what the learner has seen of them. Another task begins with its first hint. */
export function useHints({ id, ladder: { open, total, next_after: nextAfter }, isSolved }: Task): Hints {
  const [look, setLook] = useState<Look>(() => firstLook(id, open.length));
  const current = look.id === id ? look : firstLook(id, open.length);
  if (current !== look) setLook(current);
  const { shown, seen, isListed, led } = current;
  const change = (parts: Partial<Look>) => setLook({ ...current, seen: open.length, ...parts });
  return {
    open,
    total: isSolved ? open.length : total,
    nextAfter: isSolved ? null : nextAfter,
    shown,
    showNext: () => change({ shown: Math.min(shown + 1, open.length) }),
    seen,
    isListed,
    setListed: (listed) => change({ isListed: listed, led: 0 }),
    led,
    leadTo: () => change({ isListed: true, led: led + 1 }),
  };
}

function firstLook(id: string, open: number): Look {
  return { id, shown: 1, seen: open, isListed: false, led: 0 };
}
