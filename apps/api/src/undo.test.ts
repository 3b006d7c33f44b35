import { expect, test } from 'vitest';
import { createUndo } from './undo.ts';

test('what was begun last ends first, and an end that fails keeps no other from its own', async () => {
  const undo = createUndo();
  const ended: string[] = [];
  undo.add(async () => ended.push('database'));
  undo.add(async () => {
    ended.push('server');
    throw new Error('the server does not end');
  });
  undo.add(async () => ended.push('metrics'));

  await expect(undo.run()).rejects.toThrow('the server does not end');
  expect(ended).toEqual(['metrics', 'server', 'database']);
});

test('a stop during the start breaks it off, and ends what is begun too late', async () => {
  const undo = createUndo();
  const waiting = undo.unlessStopped(new Promise(() => undefined));
  const stop = undo.run();
  await expect(waiting).rejects.toThrow('broken off');
  await stop;

  let isEnded = false;
  const late = async () => {
    isEnded = true;
  };
  expect(() => undo.add(late)).toThrow('broken off');
  await undo.run();
  expect(isEnded).toBe(true);
});
