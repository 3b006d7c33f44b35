import type { Difficulty } from '@python-learning/contract';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Metrics of personalized exercises. They hold no personal data. */
export interface PersonalizedMetrics {
  countMade(author: 'template' | 'ai' | 'learner', difficulty: Difficulty): void;
  /** Counts an exercise that was written but not shown, by reason. */
  countRejected(author: 'template' | 'ai', reason: string): void;
  /** Counts an exercise that was written and passed the whole proof. */
  countProven(author: 'template' | 'ai'): void;
  /** Records how a call to the AI service ended, also one that could not be made. */
  countCall(end: string, seconds: number): void;
  countRefusedQuestion(reason: string): void;
  setPool(difficulty: Difficulty, ready: number): void;
}

/**
 * Registers the metrics. The share rejected for a reason is its count divided by the count of all written exercises.
 */
export function measurePersonalized(registry: Registry): PersonalizedMetrics {
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name: `exercises_${name}_total`, help, labelNames, registers: [registry] });
  const made = counter('made', 'Exercises given to learners.', ['author', 'difficulty']);
  const rejected = counter('rejected', 'Written exercises that were not shown, by reason.', [
    'author',
    'reason',
  ]);
  const proven = counter('proven', 'Written exercises that passed the proof.', ['author']);
  const refused = counter('refused_questions', "Learners' own questions that were refused.", ['reason']);
  const calls = new Histogram({
    name: 'ai_call_seconds',
    help: 'Time of calls to the AI service, by how they ended.',
    labelNames: ['end'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [registry],
  });
  const pool = new Gauge({
    name: 'exercises_pool',
    help: 'Proven exercises of the AI service that wait for learners.',
    labelNames: ['difficulty'],
    registers: [registry],
    aggregator: 'max',
  });
  return {
    countMade: (author, difficulty) => made.inc({ author, difficulty }),
    countRejected: (author, reason) => rejected.inc({ author, reason }),
    countProven: (author) => proven.inc({ author }),
    countRefusedQuestion: (reason) => refused.inc({ reason }),
    countCall: (end, seconds) => calls.observe({ end }, seconds),
    setPool: (difficulty, ready) => pool.set({ difficulty }, ready),
  };
}
