import type { AccountSettings } from '@python-learning/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../api/api-error.ts';
import { createAccountSettings } from './account-settings.ts';
import { changeLocalSettings, getLocalSettings, takeFreshChoices } from './local-settings.ts';

const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:30:00Z') });
  takeFreshChoices();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

/** A server with one account; `isReachable` can be switched. */
function account(start: AccountSettings = {}) {
  let stored = start;
  const saved: AccountSettings[] = [];
  const server = {
    isReachable: true,
    saved,
    load: async () => answer(),
    save: async (changes: AccountSettings) => {
      const before = answer();
      saved.push(changes);
      stored = { ...before, ...changes };
      return stored;
    },
  };
  const answer = () => {
    if (!server.isReachable) throw new NetworkError('gone');
    return stored;
  };
  return server;
}

function follow(server: ReturnType<typeof account>) {
  const keeper = createAccountSettings(server);
  const stop = keeper.follow();
  stops.push(stop);
  return { keeper, stop };
}

const settled = () => vi.advanceTimersByTimeAsync(1000);
const at = (iso: string) => ({ changed_at: `2026-11-21T${iso}Z` });

describe('a device at which a learner arrives', () => {
  it('takes over what the account knows and leaves the rest as it is', async () => {
    changeLocalSettings({ codeSize: 'large', theme: 'light' });
    takeFreshChoices();
    const server = account({
      theme: { value: 'dark', ...at('05:00:00') },
      week_goal: { value: 4, ...at('05:00:00') },
    });
    const { keeper } = follow(server);
    await settled();
    expect(getLocalSettings()).toMatchObject({ theme: 'dark', codeSize: 'large' });
    expect(keeper.state()).toEqual({ weekGoal: 4, sync: 'saved' });
    expect(server.saved).toEqual([]);
  });

  it('keeps what was chosen in this window before the login: it is the newest', async () => {
    const server = account({ language: { value: 'ta', ...at('05:00:00') } });
    changeLocalSettings({ language: 'en' });
    follow(server);
    await settled();
    expect(getLocalSettings().language).toBe('en');
    expect(server.saved).toEqual([{ language: { value: 'en', ...at('06:30:00.000') } }]);
  });
});

describe('a choice', () => {
  it('holds at once and is sent once, however often it is changed in a moment', async () => {
    const server = account();
    const { keeper } = follow(server);
    await settled();
    changeLocalSettings({ textSize: 'large' });
    changeLocalSettings({ textSize: 'larger' });
    keeper.chooseWeekGoal(2);
    expect(keeper.state()).toEqual({ weekGoal: 2, sync: 'sending' });
    await settled();
    expect(server.saved).toHaveLength(1);
    expect(server.saved[0]).toMatchObject({ text_size: { value: 'larger' }, week_goal: { value: 2 } });
    expect(keeper.state().sync).toBe('saved');
  });

  it('made without a connection is sent when it is back', async () => {
    const server = account();
    const { keeper } = follow(server);
    await settled();
    server.isReachable = false;
    changeLocalSettings({ sound: false });
    await settled();
    expect(keeper.state().sync).toBe('waiting');
    server.isReachable = true;
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(server.saved.at(-1)).toMatchObject({ sound: { value: false } });
    expect(keeper.state().sync).toBe('saved');
  });

  it('survives a reload without a connection', async () => {
    const server = account();
    server.isReachable = false;
    const { keeper, stop } = follow(server);
    keeper.chooseWeekGoal(4);
    await settled();
    stop();
    server.isReachable = true;
    const again = follow(server);
    await settled();
    expect(server.saved.at(-1)).toMatchObject({ week_goal: { value: 4 } });
    expect(again.keeper.state()).toEqual({ weekGoal: 4, sync: 'saved' });
  });

  it('of another device wins when it is newer, and is not sent back', async () => {
    const server = account();
    const { keeper } = follow(server);
    await settled();
    keeper.chooseWeekGoal(2);
    await settled();
    server.load = async () => ({ week_goal: { value: 4, ...at('07:00:00') } });
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(keeper.state().weekGoal).toBe(4);
    expect(server.saved).toHaveLength(1);
  });

  it('that was changed again while it was being sent is sent again', async () => {
    const server = account();
    const { keeper } = follow(server);
    await settled();
    const { save } = server;
    server.save = async (changes) => {
      server.save = save;
      keeper.chooseWeekGoal(4);
      return save(changes);
    };
    vi.advanceTimersByTime(10);
    keeper.chooseWeekGoal(2);
    await settled();
    await settled();
    expect(server.saved.map(({ week_goal }) => week_goal?.value)).toEqual([2, 4]);
    expect(keeper.state()).toEqual({ weekGoal: 4, sync: 'saved' });
  });

  it('that the server refuses for good is not sent forever', async () => {
    const server = account();
    const { keeper } = follow(server);
    await settled();
    let refusals = 0;
    server.save = async () => {
      refusals += 1;
      throw new ApiError(400, {});
    };
    keeper.chooseWeekGoal(2);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(refusals).toBe(1);
  });
});

it('a learner who leaves takes the choices along: the next one begins with the own', async () => {
  const server = account();
  server.isReachable = false;
  const { keeper, stop } = follow(server);
  keeper.chooseWeekGoal(2);
  await settled();
  stop();
  localStorage.clear();
  const next = account();
  const { keeper: nextKeeper } = follow(next);
  await settled();
  expect(nextKeeper.state().weekGoal).toBe(3);
  expect(next.saved).toEqual([]);
});
