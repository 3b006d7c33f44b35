import { describe, expect, it } from 'vitest';
import { ceilings, defaultLimits, resolveLimits } from './limits.ts';

describe('limits', () => {
  it('are the defaults when nothing is asked', () => {
    expect(resolveLimits()).toEqual(defaultLimits);
  });

  it('can be lowered, and raised up to the ceiling', () => {
    const limits = resolveLimits({ caseCpuMs: 100, outputBytes: Number.MAX_SAFE_INTEGER, inputs: -1 });
    expect(limits).toEqual({
      ...defaultLimits,
      caseCpuMs: 100,
      outputBytes: ceilings.outputBytes,
      inputs: 0,
    });
  });
});
