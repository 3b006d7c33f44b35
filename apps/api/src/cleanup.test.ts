import { expect, test } from 'vitest';
import { createCleanup } from './cleanup.ts';

test('what was begun last ends first, and an end that fails keeps no other from its own', async () => {
  const cleanup = createCleanup();
  const ended: string[] = [];
  cleanup.add(async () => ended.push('database'));
  cleanup.add(async () => {
    ended.push('server');
    throw new Error('the server does not end');
  });
  cleanup.add(async () => ended.push('metrics'));

  await expect(cleanup.run()).rejects.toThrow('the server does not end');
  expect(ended).toEqual(['metrics', 'server', 'database']);
});

test('a stop during the start breaks it off, and ends what is begun too late', async () => {
  const cleanup = createCleanup();
  const waiting = cleanup.unlessStopped(new Promise(() => undefined));
  const stop = cleanup.run();
  await expect(waiting).rejects.toThrow('broken off');
  await stop;

  let isEnded = false;
  const late = async () => {
    isEnded = true;
  };
  expect(() => cleanup.add(late)).toThrow('broken off');
  await cleanup.run();
  expect(isEnded).toBe(true);
});
