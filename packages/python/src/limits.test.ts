import { describe, expect, it } from 'vitest';
import { ceilings, defaultLimits, reportBytes, resolveLimits, walls } from './limits.ts';

describe('limits', () => {
  it('are the defaults when nothing is asked', () => {
    expect(resolveLimits()).toEqual(defaultLimits);
  });

  it('can be lowered, and raised up to the ceiling', () => {
    const limits = resolveLimits({ caseCpuMs: 100, outputLines: Number.MAX_SAFE_INTEGER, inputs: -1 });
    expect(limits).toEqual({
      ...defaultLimits,
      caseCpuMs: 100,
      outputLines: ceilings.outputLines,
      inputs: 0,
    });
  });

  it('leave a third of a message free beside the largest report', () => {
    expect(reportBytes).toBeLessThan((2 / 3) * walls.messageBytes);
  });
});
