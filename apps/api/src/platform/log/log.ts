import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { sign } from '../crypto/keys.ts';
import { factsForLine } from './request-facts.ts';

export type Log = Logger;

/** Never written, wherever in an entry they turn up to the third level. */
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

/** One JSON object a line, with UTC times and the facts of the request it is for. `destination` is for tests; the standard output otherwise. */
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

/** How log entries speak of a learner: always the same for one learner, and nothing to anyone without the key. */
export function hashedId(key: Buffer, id: string): string {
  return sign(key, id).slice(0, 16);
}

/** How log entries speak of a caller's network, by the same rules. */
export function hashedNetwork(key: Buffer, network: string): string {
  return sign(key, 'network', network).slice(0, 16);
}

/** The stack says where a fault is; other fields of an error, such as the values of a query, are not written. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause === undefined ? {} : { cause: serializeError(error.cause) };
  const reason = 'code' in error && typeof error.code === 'string' ? { reason: error.code } : {};
  return { type: error.name, message: error.message, stack: error.stack, ...reason, ...cause };
}
