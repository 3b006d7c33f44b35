import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/api/api-error.ts';
import { describeRunFailure } from './run-failure.ts';

describe('a run that failed', () => {
  it('is offline when no answer came', () => {
    expect(describeRunFailure(new NetworkError('down'))).toEqual({ kind: 'offline' });
  });

  it('has the sentence of the field error first, then of the detail, then of a field', () => {
    const both = new ApiError(503, { error: 'Many are here.', detail: 'Busy.' });
    expect(describeRunFailure(both)).toMatchObject({ sentence: 'Many are here.' });
    expect(describeRunFailure(new ApiError(503, { detail: 'Busy.' }))).toMatchObject({ sentence: 'Busy.' });
    expect(describeRunFailure(new ApiError(400, { code: ['Too long.'] }))).toMatchObject({
      sentence: 'Too long.',
    });
  });

  it('keeps the output that came along', () => {
    expect(describeRunFailure(new ApiError(500, { detail: 'x', output: 'half\n' }))).toMatchObject({
      output: 'half\n',
    });
  });

  it('has no sentence when the server said nothing we know', () => {
    expect(describeRunFailure(new ApiError(502, undefined))).toMatchObject({ sentence: null });
    expect(describeRunFailure(new TypeError('broken'))).toMatchObject({ kind: 'refused', sentence: null });
  });
});
