import { expect, test } from 'vitest';
import { createBreaker } from './ai-service.ts';

function createScene() {
  let nowMs = 0;
  const breaker = createBreaker({ now: () => new Date(nowMs) });
  const note = (succeeded: boolean, times: number): void => {
    for (let time = 0; time < times; time += 1) breaker.note(succeeded);
  };
  const pass = (seconds: number): void => {
    nowMs += seconds * 1000;
  };
  return { breaker, note, pass };
}

test('five failures in a row rest the service for five minutes', () => {
  const { breaker, note, pass } = createScene();
  note(false, 4);
  expect(breaker.isOpen()).toBe(false);
  note(false, 1);
  expect(breaker.isOpen()).toBe(true);
  pass(299);
  expect(breaker.isOpen()).toBe(true);
  pass(1);
  expect(breaker.isOpen()).toBe(false);
});

test('a success between them, or time, forgives', () => {
  const { breaker, note, pass } = createScene();
  note(false, 4);
  note(true, 1);
  note(false, 4);
  pass(121);
  note(false, 4);
  expect(breaker.isOpen()).toBe(false);
});
