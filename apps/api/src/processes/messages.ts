import type { AssessInput } from '@python-learning/feedback';
import type {
  EngineFacts,
  EngineRefusal,
  EngineReport,
  EngineStatus,
  RunRequest,
  TraceReport,
} from '@python-learning/python';
import type { Assessed } from '../modules/submissions/index.ts';
import type { Connection } from '../platform/db/database.ts';
import type { RequestFacts } from '../platform/log/request-facts.ts';
import type { SentMail } from '../platform/mail/development-mailbox.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { Figures } from '../platform/metrics/metrics.ts';

/**
 * Messages between the supervisor and an api process. Both are started from the same files, so the types are the schema.
 */

/** What an api process asks of the supervisor, and what it gets. */
export type Calls = {
  run: { asked: Omit<RunRequest, 'signal' | 'onCleaned'>; answer: EngineReport };
  trace: { asked: Omit<RunRequest, 'signal' | 'onCleaned'>; answer: TraceReport };
  analyze: { asked: string; answer: EngineFacts };
  assess: { asked: { input: AssessInput; learnerId: string }; answer: Assessed };
  /** Asked with the id of a learner, and answered when the turn of the place has come. */
  joinRunQueue: { asked: string; answer: undefined };
  sendMail: { asked: Mail; answer: undefined };
  listMails: { asked: string | null; answer: readonly SentMail[] };
};

export type CallName = keyof Calls;

/** `facts` are those of the request that causes the call, for the log of the supervisor. */
export type Call = {
  [Name in CallName]: {
    type: 'call';
    id: number;
    name: Name;
    asked: Calls[Name]['asked'];
    facts: RequestFacts | null;
  };
}[CallName];

export type FromApiProcess =
  /** The process listens: a message before would be lost. */
  | { type: 'awake' }
  | Call
  /** Gives up the run with this id. */
  | { type: 'abort'; id: number }
  /** Leaves the place of the run queue with this id. */
  | { type: 'leave'; id: number }
  /** Calls can be served. */
  | { type: 'serving' }
  /** The start failed. The supervisor ends the process, so that no message is lost. */
  | { type: 'failed'; reason: string }
  | { type: 'figures'; id: number; figures: Figures };

/** The first message to an api process, once it is awake. */
export type StartOrder = {
  type: 'start';
  connection: Connection;
  /** Name of the process in the metrics. */
  label: string;
  /** True in exactly one process: it runs the recurring jobs and reads figures from the database. */
  hasJobs: boolean;
  engine: EngineStatus;
};

export type ToApiProcess =
  | StartOrder
  | { type: 'answer'; id: number; answer: unknown }
  | { type: 'refused'; id: number; refusal: EngineRefusal; retryAfterS: number | null; runMs: number }
  | { type: 'failure'; id: number; stack: string }
  /** Everything that the run with this id used is clean again, after `cpuMs` milliseconds of processor time. */
  | { type: 'cleaned'; id: number; cpuMs: number }
  /** The engine became ready, or is no longer. */
  | { type: 'engine'; status: EngineStatus }
  | { type: 'tellFigures'; id: number }
  | { type: 'stop' };
