/** Serializes what is done for each learner. */
export interface RunQueue {
  /** Takes the next place of a learner. Whatever comes later waits until this place is left. */
  join(learnerId: string): Place;
}

export type Place = {
  /** Resolves when every earlier place of the learner has been left. Never rejects. */
  turn: Promise<void>;
  /** Must be called once, also by a place whose turn nobody waited for. */
  leave: () => void;
};

/** Creates the queue of this process. The api processes share the one of their supervisor. */
export function createRunQueue(): RunQueue {
  const last = new Map<string, Promise<void>>();
  return {
    join(learnerId) {
      const turn = last.get(learnerId) ?? Promise.resolve();
      const { promise: left, resolve: leave } = Promise.withResolvers<void>();
      const over = Promise.all([turn, left]).then(() => {
        if (last.get(learnerId) === over) last.delete(learnerId);
      });
      last.set(learnerId, over);
      return { turn, leave };
    },
  };
}
