import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { describeRunFailure } from './run-failure.ts';

describe('a run that failed', () => {
  it('is unanswered when no answer came, or the page of a proxy', () => {
    for (const failure of [new NetworkError('down'), new ApiError(502, undefined), new ApiError(503, null)])
      expect(describeRunFailure(failure, false)).toEqual({ kind: 'unanswered' });
  });

  it('has the sentence of the field error first, then of the detail, then of a field', () => {
    const both = new ApiError(503, { code: 'engine_busy', error: 'Many are here.', detail: 'Busy.' });
    expect(describeRunFailure(both, false)).toMatchObject({ sentence: 'Many are here.' });
    expect(
      describeRunFailure(new ApiError(503, { code: 'engine_busy', detail: 'Busy.' }), false),
    ).toMatchObject({
      sentence: 'Busy.',
    });
    expect(describeRunFailure(new ApiError(400, { code: ['Too long.'] }), false)).toMatchObject({
      sentence: 'Too long.',
    });
  });

  it('keeps the output that came along', () => {
    expect(
      describeRunFailure(new ApiError(500, { code: 'internal_error', detail: 'x', output: 'half\n' }), false),
    ).toMatchObject({
      output: 'half\n',
    });
  });

  it('has no sentence when the server said nothing we know', () => {
    expect(describeRunFailure(new ApiError(400, undefined), false)).toMatchObject({ sentence: null });
    expect(describeRunFailure(new TypeError('broken'), false)).toMatchObject({
      kind: 'refused',
      sentence: null,
    });
  });

  it('waits as long as a busy server asks for, and tries again by itself one time', () => {
    const busy = new ApiError(503, { code: 'engine_busy', detail: 'Busy.' }, 3000);
    expect(describeRunFailure(busy, false)).toEqual({ kind: 'busy', sentence: 'Busy.', waitMs: 3000 });
    expect(describeRunFailure(busy, true)).toMatchObject({ kind: 'busy', waitMs: null });
    expect(describeRunFailure(new ApiError(429, { detail: 'Slowly.' }), false)).toMatchObject({
      waitMs: 5000,
    });
  });

  it('offers no second try while one would be refused for minutes', () => {
    const hour = new ApiError(429, { detail: 'Slowly.' }, 3_600_000);
    expect(describeRunFailure(hour, false)).toEqual({ kind: 'paused', sentence: 'Slowly.' });
  });
});
