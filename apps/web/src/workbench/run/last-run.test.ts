import { runResult } from '@python-learning/testing/samples';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../lib/language/language.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { readLastRun, rememberRun } from './last-run.ts';

const code = 'print(1)';

describe('the last run of a task', () => {
  it('is kept whatever came of it, without what is said once only', () => {
    const solved = runResult({
      verdict: 'solved',
      praise: 'Good.',
      points_awarded: 10,
      storage_notice: 'Full.',
    });
    const notYet = runResult({ output: 'Nila\n', prediction: 'You guessed Nila.' });
    const inputs = ['Nila', '12'];
    rememberRun('q1', { code, result: solved });
    rememberRun('q2', { code, inputs, result: notYet });
    const { storage_notice: _notice, ...said } = solved;
    expect(readLastRun('q1', true)).toEqual({ code, result: { ...said, points_awarded: 0 } });
    expect(readLastRun('q2', false)).toEqual({ code, inputs, result: notYet });
    expect(readLastRun('q3', false)).toBeNull();
  });

  it('keeps to the language: what was said in the other one only is not said again', () => {
    setLanguage('en');
    const result = runResult({
      verdict: 'solved',
      praise: 'Good.',
      suggestions: ['Use a loop.'],
      prediction: 'Yes.',
    });
    rememberRun('q1', { code, result });
    setLanguage('ta');
    expect(readLastRun('q1', true)?.result).toEqual({
      ...result,
      praise: null,
      suggestions: [],
      prediction: null,
    });
    setLanguage('en');
    expect(readLastRun('q1', true)?.result).toEqual(result);
  });

  it('is kept with a small drawing, and without a large one', () => {
    const dot = { kind: 'dot', at: [0, 0], size: 5, colour: '#ff0000', line: 1, pen: 0, ms: 0 } as const;
    const page = { lower: [-160, -160], upper: [160, 160] } as const;
    const drawn = (dots: number) => ({ page, steps: Array.from({ length: dots }, () => dot) });
    const small = runResult({ drawing: drawn(3) });
    rememberRun('q1', { code, result: small });
    expect(readLastRun('q1', false)?.result).toEqual(small);
    const { drawing: _drawing, ...said } = runResult({ drawing: drawn(500) });
    rememberRun('q1', { code, result: runResult({ drawing: drawn(500) }) });
    expect(readLastRun('q1', false)?.result).toEqual(said);
  });

  it('solves nothing where the task was started over meanwhile', () => {
    rememberRun('q1', { code, result: runResult({ verdict: 'solved' }) });
    expect(readLastRun('q1', false)).toBeNull();
  });

  it('is gone when a later one is too long to keep', () => {
    rememberRun('q1', { code, result: runResult() });
    rememberRun('q1', { code, result: runResult({ output: 'x'.repeat(20_000) }) });
    expect(readLastRun('q1', false)).toBeNull();
  });

  it('is kept of the sixty tasks that ran last', () => {
    const ids = Array.from({ length: 61 }, (_, index) => `q${index}`);
    for (const id of ids) rememberRun(id, { code, result: runResult() });
    rememberRun('q1', { code, result: runResult() });
    rememberRun('q61', { code, result: runResult() });
    const kept = [...ids, 'q61'].filter((id) => readLastRun(id, false) !== null);
    expect(kept).toEqual([...ids, 'q61'].filter((id) => id !== 'q0' && id !== 'q2'));
    expect(learnerStorage.listCodeResults().slice(-2)).toEqual(['q1', 'q61']);
  });

  it('is none where an earlier version of the app kept a result of another shape', () => {
    const { verdict: _verdict, ...former } = runResult();
    learnerStorage.rememberCodeResult('q1', JSON.stringify({ code, result: former, language: 'en' }));
    expect(readLastRun('q1', false)).toBeNull();
  });

  it.each(['', 'null', '{', '{"code":"print(1)"}', '{"code":1,"result":{}}'])(
    'is none where something else is stored: %s',
    (text) => {
      learnerStorage.rememberCodeResult('q1', text);
      expect(readLastRun('q1', false)).toBeNull();
    },
  );
});
