import { expect, it } from 'vitest';
import { findExpectedOutput } from './expected-output.ts';

const task =
  '<p>Like <code>a</code>:</p><pre><code>x = 1\n</code></pre><p>Show:</p><pre><code>* NILA *\n 12\n</code></pre>';

it('is the last block of the task, with its lines', () => {
  expect(findExpectedOutput({ kind: 'make', question: task })).toBe('* NILA *\n 12');
});

it('is unknown where the task shows none', () => {
  expect(findExpectedOutput({ kind: 'make', question: '<p>Say hello.</p>' })).toBeNull();
});

it('is not given away where the learner guesses it', () => {
  expect(findExpectedOutput({ kind: 'predict', question: task })).toBeNull();
});
