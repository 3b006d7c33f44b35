import type { RateLimiter } from './rate-limiter.ts';

export type FairShare = {
  perNetwork: number;
  /** Limit for one browser of the network. */
  perBrowser: number;
  windowS: number;
};

/**
 * Counts one use against a browser and then against its network, so that a browser that has used up its share takes
 * nothing from the others behind the same address. Throws `too_many_requests`.
 */
export async function takeShare(
  limiter: RateLimiter,
  name: string,
  { network, browser }: { network: string; browser: string },
  { perNetwork, perBrowser, windowS }: FairShare,
): Promise<void> {
  await limiter.take(`${name}-by:${browser}`, perBrowser, windowS);
  await limiter.take(`${name}-from:${network}`, perNetwork, windowS);
}
