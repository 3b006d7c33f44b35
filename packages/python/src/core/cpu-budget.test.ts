import { describe, expect, it } from 'vitest';
import { CpuBudget } from './cpu-budget.ts';

function budget(isAborted = () => false) {
  const time = { wall: 0, cpu: 0, looks: 0 };
  const made = new CpuBudget(
    {
      wallMs: () => time.wall,
      cpuMs: () => {
        time.looks += 1;
        return time.cpu;
      },
    },
    isAborted,
  );
  return { made, time };
}

describe('the CPU budget', () => {
  it('counts the time that was used and not the time that passed', () => {
    const { made, time } = budget();
    made.start(100);
    time.wall = 10_000;
    time.cpu = 99;
    made.check();
    time.wall += 1;
    time.cpu = 100;
    expect(() => made.check()).toThrow('time-limit');
  });

  it('looks at the costly clock only when the limit can be near', () => {
    const { made, time } = budget();
    made.start(100);
    made.check();
    const before = time.looks;
    for (time.wall = 1; time.wall < 99; time.wall += 1) made.check();
    expect(time.looks).toBe(before);
  });

  it('does one last thing before the stop, which has to be short itself', () => {
    const { made, time } = budget();
    let done = 0;
    made.start(100);
    made.onLimit(() => {
      done += 1;
      made.check();
      time.wall += 1_000;
      time.cpu += 1_000;
      made.check();
    });
    time.cpu = 100;
    expect(() => made.check()).toThrow('time-limit');
    expect(done).toBe(1);
  });

  it('stops a run that nobody wants any more', () => {
    let isAborted = false;
    const { made } = budget(() => isAborted);
    made.start(100);
    made.check();
    isAborted = true;
    expect(() => made.check()).toThrow('aborted');
  });
});
