import { describe, expect, it } from 'vitest';
import { ApiError, isTransient, isUnanswered, NetworkError, UnexpectedAnswerError } from './api-error.ts';

describe('a failure', () => {
  it.each([
    ['no answer', new NetworkError('down')],
    ['the page of a hotel in place of the answer', new UnexpectedAnswerError('not an answer')],
    ['a fault of the server', new ApiError(500, {})],
    ['a server that restarts', new ApiError(503, null)],
    ['too many calls', new ApiError(429, {})],
  ])('may pass: %s', (_name, failure) => {
    expect(isTransient(failure)).toBe(true);
  });

  it.each([
    ['a refusal', new ApiError(400, { code: 'validation_failed' })],
    ['an ended session', new ApiError(401, {})],
    ['something that is not there', new ApiError(404, {})],
    ['a fault of the app', new TypeError('undefined is no function')],
    ['something that is no error', 'no'],
  ])('stays: %s', (_name, failure) => {
    expect(isTransient(failure)).toBe(false);
  });

  it.each([
    ['no answer', new NetworkError('down'), true],
    ['the page of a hotel in place of the answer', new UnexpectedAnswerError('not an answer'), true],
    ['the page of a proxy whose server is down', new ApiError(502, undefined), true],
    ['a fault of the server', new ApiError(500, { code: 'server_error', detail: 'A fault.' }), false],
    ['a busy server', new ApiError(503, { code: 'engine_busy', detail: 'Busy.' }), false],
    ['a refusal without a code', new ApiError(401, {}), false],
    ['a fault of the app', new TypeError('undefined is no function'), false],
  ])('tells whether our server has answered: %s', (_name, failure, unanswered) => {
    expect(isUnanswered(failure)).toBe(unanswered);
  });
});
