import type { HintLadder } from '@python-learning/contract';
import { helpRungs } from '@python-learning/domain';
import { useState } from 'react';
import { type Ladder, type OpenHelp, useLadder } from '../ladder/use-ladder.ts';

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
  /** Help that a press opens; null where failed runs alone open the hints. */
  ladder: Ladder | null;
  /** Leads from a result to where the pieces of the solution open; null where they cannot be opened. */
  leadToPieces: (() => void) | null;
};

type Task = { id: string; ladder: HintLadder; isSolved: boolean; send?: OpenHelp };

type Look = { id: string; shown: number; seen: number; isListed: boolean; led: number };

/** The hints of this task and what the learner has seen of them. Another task begins with the hints that were asked for. */
export function useHints({ id, ladder: sent, isSolved, send }: Task): Hints {
  const { open, total, next_after: nextAfter, asked = 0, failures = 0, solution_help: help } = sent;
  const solution = isSolved ? null : (help ?? null);
  const ladder = useLadder({ id, solution, failures, send: send ?? null });
  const [look, setLook] = useState<Look>(() => firstLook(id, open.length, asked));
  const current = look.id === id ? look : firstLook(id, open.length, asked);
  if (current !== look) setLook(current);
  const { seen, isListed, led } = current;
  // A hint that was asked for is shown once it has arrived.
  const shown = Math.min(current.shown, Math.max(1, open.length));
  const change = (parts: Partial<Look>) => setLook({ ...current, seen: open.length, ...parts });
  const openNext = async () => {
    const rung = helpRungs[shown];
    if (rung === undefined || (await ladder?.open(rung)) !== true) return;
    setLook((now) => (now.id === id ? { ...now, shown: shown + 1, seen: shown + 1 } : now));
  };
  // They open there, beside what they cost.
  const leadToPieces = () => change({ isListed: true, led: led + 1, shown: open.length });
  return {
    open,
    total: isSolved ? open.length : total,
    nextAfter: isSolved ? null : nextAfter,
    shown,
    showNext: () => {
      if (shown < open.length || ladder === null) change({ shown: Math.min(shown + 1, open.length) });
      else void openNext();
    },
    seen,
    isListed,
    setListed: (listed) => change({ isListed: listed, led: 0 }),
    led,
    leadTo: () => change({ isListed: true, led: led + 1 }),
    ladder,
    leadToPieces: open.length === total && solution?.needs_run === false ? leadToPieces : null,
  };
}

/** Shows as many hints as the learner asked for, on whatever device. */
function firstLook(id: string, open: number, asked: number): Look {
  return { id, shown: Math.max(1, Math.min(asked, open)), seen: open, isListed: false, led: 0 };
}
