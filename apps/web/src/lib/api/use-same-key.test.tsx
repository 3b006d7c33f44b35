import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSameKey } from './use-same-key.ts';

const lost = async () => {
  throw new Error('the answer was lost');
};

it('keeps the key of a call until it succeeds', async () => {
  const { result } = renderHook(useSameKey);
  const keys: string[] = [];
  const send = (content: unknown, ending: () => Promise<unknown>) =>
    result.current(content, (key) => {
      keys.push(key);
      return ending();
    });
  await expect(send({ code: 'a' }, lost)).rejects.toThrow('lost');
  await expect(send({ code: 'a' }, lost)).rejects.toThrow('lost');
  await send({ code: 'a' }, async () => 'done');
  await send({ code: 'a' }, async () => 'done');
  const [first, second, third, afterSuccess] = keys;
  expect([second, third]).toEqual([first, first]);
  expect(afterSuccess).not.toBe(first);
});

it('has another key for other content', async () => {
  const { result } = renderHook(useSameKey);
  const keys = new Set<string>();
  for (const content of [{ code: 'a' }, { code: 'b' }]) {
    const call = result.current(content, async (key) => {
      keys.add(key);
      return lost();
    });
    await expect(call).rejects.toThrow('lost');
  }
  expect(keys.size).toBe(2);
});
