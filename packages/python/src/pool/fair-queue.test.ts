import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function item(owner: string | null, name: string) {
  return { owner, name };
}

describe('the fair queue', () => {
  it('gives turns oldest first, and one at a time to each owner', () => {
    const queue = new FairQueue<ReturnType<typeof item>>(10);
    const first = item('kavi', '1');
    for (const waiting of [first, item('kavi', '2'), item('selvi', '3'), item('kavi', '4')])
      queue.add(waiting);
    expect(queue.take()?.name).toBe('1');
    expect(queue.take()?.name).toBe('3');
    expect(queue.take()).toBeNull();
    queue.done(first);
    expect(queue.take()?.name).toBe('2');
    expect(queue.length).toBe(1);
  });

  it('gives the turn to the lowest rank, and none to work without a rank', () => {
    const queue = new FairQueue<ReturnType<typeof item>>(10);
    for (const name of ['2', 'never', '1', '1 too']) queue.add(item(name, name));
    const rankOf = ({ name }: { name: string }) => (name === 'never' ? null : Number(name[0]));
    const turns = [1, 2, 3, 4].map(() => queue.take(rankOf)?.name);
    expect(turns).toEqual(['1', '1 too', '2', undefined]);
  });

  it('lets work without an owner run beside anything', () => {
    const queue = new FairQueue<ReturnType<typeof item>>(10);
    queue.add(item(null, '1'));
    queue.add(item(null, '2'));
    expect([queue.take()?.name, queue.take()?.name]).toEqual(['1', '2']);
  });

  it('refuses more than its limit', () => {
    const queue = new FairQueue<ReturnType<typeof item>>(1);
    expect(queue.add(item('a', '1'))).toBe(true);
    expect(queue.add(item('b', '2'))).toBe(false);
  });

  it('refuses an owner who has had a fair share of it', () => {
    const queue = new FairQueue<ReturnType<typeof item>>(10, 2);
    expect(['1', '2', '3'].map((name) => queue.add(item('a', name)))).toEqual([true, true, false]);
    expect(queue.add(item('b', '4'))).toBe(true);
    expect(queue.oldest?.name).toBe('1');
  });

  it('forgets work that does not want its turn any more', () => {
    const queue = new FairQueue<ReturnType<typeof item>>(10);
    const waiting = item('a', '1');
    queue.add(waiting);
    expect(queue.remove(waiting)).toBe(true);
    expect(queue.remove(waiting)).toBe(false);
    expect(queue.take()).toBeNull();
  });
});
