import { runResult, waitingRun } from '@python-learning/testing/samples';
import { describe, expect, it } from 'vitest';
import {
  type Attempt,
  answerInput,
  endInput,
  fillInput,
  openWorkbench,
  type Workbench,
  workbenchReducer,
} from './workbench.reducer.ts';

const fresh = openWorkbench({
  starter: 'print("?")',
  code: 'print("hi")',
  setAside: null,
  rememberedOutput: 'from yesterday',
  isSolved: false,
  solutionNote: null,
});

function started(bench: Workbench, inputs: string[] = []): Workbench {
  return workbenchReducer(bench, { type: 'started', attempt: { code: bench.code, inputs } });
}

describe('the workbench of a coding question', () => {
  it('shows the remembered output until something runs', () => {
    expect(fresh.rememberedOutput).toBe('from yesterday');
    expect(started(fresh).rememberedOutput).toBeNull();
  });

  it('keeps a result with the code it speaks of, also when typing goes on', () => {
    const typing = workbenchReducer(started(fresh), { type: 'edited', code: 'print("later")' });
    const done = workbenchReducer(typing, { type: 'finished', result: runResult() });
    expect(done.resultCode).toBe('print("hi")');
    expect(done.code).toBe('print("later")');
  });

  it('stays solved after a later run that is wrong', () => {
    const solved = workbenchReducer(started(fresh), {
      type: 'finished',
      result: runResult({ verdict: 'solved', solution_note: '<p>note</p>' }),
    });
    const again = workbenchReducer(started(solved), { type: 'finished', result: runResult() });
    expect(again.isSolved).toBe(true);
    expect(again.solutionNote).toBe('<p>note</p>');
  });

  it('waits for a line of input, and shows the line in the transcript while the program runs again', () => {
    const waiting = workbenchReducer(started(fresh), {
      type: 'finished',
      result: waitingRun('Name? '),
    });
    expect(waiting.phase).toMatchObject({ kind: 'waiting', transcript: 'Name? ' });
    const next = answerInput(waiting.phase, 'Nila');
    expect(next).toEqual({ code: 'print("hi")', inputs: ['Nila'] });
    const running = workbenchReducer(waiting, {
      type: 'started',
      attempt: { code: 'print("hi")', inputs: ['Nila'] },
    });
    expect(running.phase).toMatchObject({ kind: 'running', transcript: 'Name? Nila\n' });
  });

  it('ends the input after the lines typed so far, and types nothing more into the transcript', () => {
    const waiting = workbenchReducer(started(fresh, ['1']), {
      type: 'finished',
      result: waitingRun('1\n'),
    });
    const attempt: Attempt = { code: 'print("hi")', inputs: ['1'], inputsAreComplete: true };
    expect(endInput(waiting.phase)).toEqual(attempt);
    const running = workbenchReducer(waiting, { type: 'started', attempt });
    expect(running.phase).toMatchObject({ kind: 'running', transcript: '1\n' });
    expect(endInput(running.phase)).toBeNull();
  });

  it('fills in the lines that are not typed yet, and shows the first one while the program runs again', () => {
    const waiting = workbenchReducer(started(fresh, ['Nila']), {
      type: 'finished',
      result: waitingRun('Name? Nila\nAge? '),
    });
    const attempt = { code: 'print("hi")', inputs: ['Nila', '12', ''] };
    expect(fillInput(waiting.phase, ['Selvi', '12', ''])).toEqual(attempt);
    expect(fillInput(fresh.phase, ['Selvi'])).toBeNull();
    const running = workbenchReducer(waiting, { type: 'started', attempt });
    expect(running.phase).toMatchObject({ kind: 'running', transcript: 'Name? Nila\nAge? 12\n' });
  });

  it('knows where the output since the last typed line begins', () => {
    const asks = (bench: Workbench, shown: string) =>
      workbenchReducer(bench, {
        type: 'finished',
        result: waitingRun(shown),
      });
    const first = asks(started(fresh), 'Name? ');
    expect(first.phase).toMatchObject({ newFrom: 0 });
    expect(asks(started(first, ['Nila']), 'Name? Nila\nAge? ').phase).toMatchObject({ newFrom: 11 });
    // A run that met another clock may have shown something else.
    expect(asks(started(first, ['Nila']), 'Who? Nila\nAge? ').phase).toMatchObject({ newFrom: 0 });
  });

  it('keeps the dialogue of a run without an answer, and goes on with it', () => {
    const waiting = workbenchReducer(started(fresh), {
      type: 'finished',
      result: waitingRun('Name? '),
    });
    const attempt = { code: 'print("hi")', inputs: ['Nila'] };
    const failed = workbenchReducer(workbenchReducer(waiting, { type: 'started', attempt }), {
      type: 'failed',
      failure: { kind: 'unanswered' },
    });
    expect(failed.phase).toMatchObject({ kind: 'failed', attempt, transcript: 'Name? Nila\n' });
    expect(workbenchReducer(failed, { type: 'started', attempt }).phase).toMatchObject({
      transcript: 'Name? Nila\n',
    });
    expect(started(failed).phase).toMatchObject({ transcript: '' });
  });

  it('answers with the code that asked, not with what was typed since', () => {
    const waiting = workbenchReducer(started(fresh), {
      type: 'finished',
      result: waitingRun(''),
    });
    const edited = workbenchReducer(waiting, { type: 'edited', code: 'print("other")' });
    expect(answerInput(edited.phase, '5')?.code).toBe('print("hi")');
  });

  it('ignores a blank line, and a line that nobody asked for', () => {
    const waiting = workbenchReducer(started(fresh), {
      type: 'finished',
      result: waitingRun(''),
    });
    expect(answerInput(waiting.phase, '   ')).toBeNull();
    expect(answerInput(fresh.phase, 'x')).toBeNull();
  });

  it('keeps the attempt of a failed run, so that it can be retried as it was', () => {
    const failed = workbenchReducer(started(fresh, ['1']), {
      type: 'failed',
      failure: { kind: 'unanswered' },
    });
    expect(failed.phase).toMatchObject({ kind: 'failed', attempt: { code: 'print("hi")', inputs: ['1'] } });
    expect(failed.code).toBe('print("hi")');
  });

  it('ignores an answer that comes after the learner stopped the run', () => {
    const stopped = workbenchReducer(started(fresh), { type: 'stopped' });
    const late = workbenchReducer(stopped, { type: 'finished', result: runResult({ verdict: 'solved' }) });
    expect(late).toBe(stopped);
    expect(late.isSolved).toBe(false);
  });

  it('takes back a fix and a reset', () => {
    const fixed = workbenchReducer(fresh, { type: 'fixed', code: 'print("fixed")' });
    expect(fixed.code).toBe('print("fixed")');
    expect(workbenchReducer(fixed, { type: 'undone' }).code).toBe('print("hi")');
    const reset = workbenchReducer(fresh, { type: 'reset' });
    expect(reset.code).toBe('print("?")');
    expect(workbenchReducer(reset, { type: 'undone' })).toMatchObject({ code: 'print("hi")', undo: null });
  });

  it('drops what a run of the fixed program said together with the fix', () => {
    const fixed = workbenchReducer(fresh, { type: 'fixed', code: 'print("fixed")' });
    const ran = workbenchReducer(started(fixed), { type: 'finished', result: runResult() });
    expect(ran.undo?.reason).toBe('fix');
    expect(workbenchReducer(ran, { type: 'undone' })).toMatchObject({ result: null, resultCode: null });
  });

  it('forgets the way back once the learner types on', () => {
    const fixed = workbenchReducer(fresh, { type: 'fixed', code: 'print("fixed")' });
    const typed = workbenchReducer(fixed, { type: 'edited', code: 'print("fixed!")' });
    expect(typed.undo).toBeNull();
    expect(workbenchReducer(fixed, { type: 'edited', code: 'print("fixed")' }).undo).not.toBeNull();
  });

  it('offers newer code, puts it in only when it is taken, and gives the own code back', () => {
    const offered = workbenchReducer(fresh, { type: 'offered', offer: { code: 'newer', from: 'tab' } });
    expect(offered).toMatchObject({ code: 'print("hi")', offer: { code: 'newer' } });
    expect(workbenchReducer(offered, { type: 'refused-offer' })).toEqual(fresh);
    const taken = workbenchReducer(offered, { type: 'took-offer' });
    expect(taken).toMatchObject({ code: 'newer', offer: null, undo: { reason: 'newer' } });
    expect(workbenchReducer(taken, { type: 'undone' }).code).toBe('print("hi")');
  });

  it('does not offer the code that stands there', () => {
    expect(workbenchReducer(fresh, { type: 'offered', offer: { code: fresh.code, from: 'device' } })).toBe(
      fresh,
    );
  });

  it('begins with a way back to what something newer has taken the place of', () => {
    const { undo } = openWorkbench({ ...fresh, setAside: 'mine' });
    expect(undo).toEqual({ code: 'mine', reason: 'newer' });
  });

  it('can be stopped while it waits for the next try', () => {
    const busy = { kind: 'busy', sentence: null, waitMs: 1000 } as const;
    const failed = workbenchReducer(started(fresh), { type: 'failed', failure: busy });
    expect(workbenchReducer(failed, { type: 'stopped' }).phase).toEqual({ kind: 'stopped' });
  });
});
