export { type FuzzAnswer, faultOf } from './answer-faults.ts';
export { connectTo, type FuzzConnection, type FuzzRequest, headersOf, inject } from './fuzz-request.ts';
export {
  createTally,
  faultsOf,
  type SentFuzz,
  sendAll,
  tablesChangedBy,
  takeBugs,
  timed,
  told,
} from './fuzz-run.ts';
export { everyCall, type FuzzCaller, type FuzzTarget, startFuzzTarget } from './fuzz-target.ts';
export { addressesOfNothing, spellingsOf } from './hostile-addresses.ts';
export { hostileCookies } from './hostile-cookies.ts';
export { type HostileHeader, hostileHeaders } from './hostile-headers.ts';
export { hostileTexts } from './hostile-values.ts';
export { mutatedBodies, sampleBody } from './malformed-bodies.ts';
export { bodiesOfACall, checkRandomBodies } from './random-bodies.ts';
export { fuzzSeed } from './seed.ts';
export type { SentBody } from './sent-body.ts';
export { unreadableBodies } from './unreadable-bodies.ts';
