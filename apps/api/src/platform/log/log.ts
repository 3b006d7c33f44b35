import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { sign } from '../crypto/keys.ts';
import { factsForLine } from './request-facts.ts';
import { withSourcePlaces } from './source-places.ts';

export type Log = Logger;

/** Names whose values are never logged, down to the third level of an entry. */
const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-csrftoken',
  'password',
  'new_password',
  'otp',
  'code',
  'token',
  'email',
  'username',
];

/**
 * Writes one JSON object per line, with UTC times and the facts of the request. `destination` is for tests; the default
 * is standard output.
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: serializeError },
    mixin: (_entry: object, _level: number, logger: Logger) => factsForLine(logger),
    redact: {
      paths: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[hidden]',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Keyed hash of a learner's id for log lines: the same for one learner, meaningless without the key. */
export function hashedId(key: Buffer, id: string): string {
  return sign(key, id).slice(0, 16);
}

/** Keyed hash of a caller's network for log lines. */
export function hashedNetwork(key: Buffer, network: string): string {
  return sign(key, 'network', network).slice(0, 16);
}

/** Logs the stack, which says where a fault is. Omits other fields of an error, such as the values of a query. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause === undefined ? {} : { cause: serializeError(error.cause) };
  const reason = 'code' in error && typeof error.code === 'string' ? { reason: error.code } : {};
  const stack = withSourcePlaces(error.stack ?? '');
  return { type: error.name, message: error.message, stack, ...reason, ...cause };
}
