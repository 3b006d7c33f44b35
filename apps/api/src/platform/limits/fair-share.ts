import type { RateLimiter, Use } from './rate-limiter.ts';

export type FairShare = {
  perNetwork: number;
  /** Limit for one browser of the network. */
  perBrowser: number;
  windowS: number;
};

type Place = { network: string; browser: string };

/**
 * Counts one use against a browser and then against its network, so that a browser that has used up its share takes
 * nothing from the others behind the same address. Throws `too_many_requests`.
 */
export function takeShare(limiter: RateLimiter, name: string, place: Place, share: FairShare): Promise<void> {
  return limiter.takeInTurn(usesOfShare(name, place, share));
}

/** The uses that `takeShare` counts, for a caller that counts more with them. */
export function usesOfShare(
  name: string,
  { network, browser }: Place,
  { perNetwork, perBrowser, windowS }: FairShare,
): [Use, Use] {
  return [
    { key: `${name}-by:${browser}`, limit: perBrowser, windowS },
    { key: `${name}-from:${network}`, limit: perNetwork, windowS },
  ];
}
