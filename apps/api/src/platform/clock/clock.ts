import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Time, ids and randomness are passed in, so that a test can set them. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface Randomness {
  /** A random UUID. */
  id(): string;
  /** An unguessable text of 256 bits, in base64url. */
  token(): string;
  /** Six decimal digits. */
  code(): string;
  /** 16 decimal digits. */
  longCode(): string;
}

export const systemRandomness: Randomness = {
  id: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  code: () => randomInt(0, 1_000_000).toString().padStart(6, '0'),
  longCode: () => Array.from({ length: 16 }, () => randomInt(0, 10)).join(''),
};
