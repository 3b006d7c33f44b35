export { type AnswerOf, callsOf, type FakeRequest } from './call.ts';
export { FakeApi, languageOf, WrongAnswerError } from './fake-api.ts';
export { fakeFetch } from './fake-fetch.ts';
export {
  byId,
  foreign,
  inTurn,
  networkFailure,
  noAnswer,
  type Outcome,
  type Outcomes,
  type Refusal,
  refuse,
  serverAnswer,
} from './outcome.ts';
