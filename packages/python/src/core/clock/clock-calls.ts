import { errno } from '../files/errno.ts';
import type { GuestMemory } from '../guest-memory.ts';
import { learnerZone, type VirtualClock } from './virtual-clock.ts';

const msPerMinute = 60_000;
const msPerDay = 86_400_000;
const realtimeClock = 0;
const lastClock = 3;
const nsPerMs = 1_000_000;

/**
 * The host calls about time. C's `struct tm` is nine 32-bit fields, then the offset in seconds, then the zone name,
 * which is not written.
 */
export function clockCalls(memory: GuestMemory, clock: VirtualClock) {
  return {
    emscripten_get_now: () => clock.waitingMs(),
    emscripten_date_now: () => clock.wallMs(),
    clock_time_get: (id: number, _precision: bigint, result: number) => {
      if (id < realtimeClock || id > lastClock) return errno.EINVAL;
      const ms = id === realtimeClock ? clock.wallMs() : clock.monotonicMs();
      memory.view.setBigInt64(result >>> 0, BigInt(Math.round(ms * nsPerMs)));
      return 0;
    },
    clock_res_get: (id: number, result: number) => {
      if (id < realtimeClock || id > lastClock) return errno.EINVAL;
      memory.view.setBigInt64(result >>> 0, 1_000n);
      return 0;
    },
    _tzset_js: (timezone: number, daylight: number, standardName: number, daylightName: number) => {
      memory.view.setInt32(timezone >>> 0, -learnerZone.offsetMinutes * 60);
      memory.view.setInt32(daylight >>> 0, 0);
      memory.writeCString(standardName, learnerZone.name, 17);
      memory.writeCString(daylightName, learnerZone.name, 17);
    },
    _localtime_js: (seconds: bigint, result: number) =>
      writeTime(memory, result, Number(seconds) * 1000, learnerZone.offsetMinutes),
    _gmtime_js: (seconds: bigint, result: number) => writeTime(memory, result, Number(seconds) * 1000, 0),
    _mktime_js: (time: number) => readTime(memory, time, learnerZone.offsetMinutes),
    _timegm_js: (time: number) => readTime(memory, time, 0),
  };
}

function writeTime(memory: GuestMemory, pointer: number, utcMs: number, offsetMinutes: number): number {
  const date = new Date(utcMs + offsetMinutes * msPerMinute);
  if (Number.isNaN(date.getTime())) return -errno.EOVERFLOW;
  const startOfYear = Date.UTC(date.getUTCFullYear(), 0, 1);
  const fields = [
    date.getUTCSeconds(),
    date.getUTCMinutes(),
    date.getUTCHours(),
    date.getUTCDate(),
    date.getUTCMonth(),
    date.getUTCFullYear() - 1900,
    date.getUTCDay(),
    Math.floor((date.getTime() - startOfYear) / msPerDay),
    0,
    offsetMinutes * 60,
  ];
  for (const [index, value] of fields.entries()) {
    memory.view.setInt32((pointer >>> 0) + index * 4, value);
  }
  return 0;
}

/** Seconds since 1970 of a `struct tm`, which is normalised in place; -1 when there is no such time. */
function readTime(memory: GuestMemory, pointer: number, offsetMinutes: number): bigint {
  const at = (index: number) => memory.view.getInt32((pointer >>> 0) + index * 4);
  const local = Date.UTC(at(5) + 1900, at(4), at(3), at(2), at(1), at(0));
  if (Number.isNaN(local)) return -1n;
  const utcMs = local - offsetMinutes * msPerMinute;
  writeTime(memory, pointer, utcMs, offsetMinutes);
  return BigInt(utcMs / 1000);
}
