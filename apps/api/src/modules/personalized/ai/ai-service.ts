import type { Clock } from '../../../platform/clock/clock.ts';
import type { AiConfig } from '../../../platform/config/ai-config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { PersonalizedMetrics } from '../personalized-metrics.ts';
import { createBudgetRepository } from './budget.repository.ts';
import { type ChatAnswer, type ChatClient, type ChatRequest, createChatClient } from './chat-client.ts';

export type AiServiceDeps = {
  db: Database;
  clock: Clock;
  log: Log;
  config: AiConfig;
  metrics: PersonalizedMetrics;
};

/** A token is about three characters of English and one of Tamil; overestimates rather than underestimates. */
const charactersPerToken = 1.5;

/**
 * The AI service with its safeguards: no call beyond the budget of the day or while the service rests, and every
 * outcome counted.
 */
export function createAiService(deps: AiServiceDeps): ChatClient {
  const client = createChatClient(deps.config);
  const breaker = createBreaker(deps.clock);
  const budget = createBudgetRepository(deps.db);
  const ask = async (request: ChatRequest): Promise<ChatAnswer> => {
    if (breaker.isOpen()) return { end: 'resting', tokens: 0 };
    const day = deps.clock.now().toISOString().slice(0, 10);
    const reserved = tokensOf(request);
    if (!(await budget.reserve(day, reserved, deps.config.tokensPerDay))) {
      return { end: 'out-of-budget', tokens: 0 };
    }
    const answer = await client.ask(request);
    // The usage of a failed call is unknown: charge the reservation, so that failing is never free.
    if (answer.tokens > 0) await budget.settle(day, answer.tokens - reserved);
    breaker.note(answer.end === 'answered' || answer.end === 'cut-off' || answer.end === 'not-json');
    return answer;
  };
  return {
    ask: async (request) => {
      const startMs = performance.now();
      const answer = await ask(request);
      deps.metrics.countCall(answer.end, (performance.now() - startMs) / 1000);
      if (answer.end !== 'answered') {
        deps.log.warn({ event: 'ai.call', end: answer.end }, 'the AI service did not help');
      }
      return answer;
    },
  };
}

function tokensOf({ messages, schema, maxTokens }: ChatRequest): number {
  const characters = messages.reduce(
    (sum, { content }) => sum + content.length,
    JSON.stringify(schema).length,
  );
  return Math.ceil(characters / charactersPerToken) + maxTokens;
}

const failuresToOpen = 5;
const windowMs = 2 * 60 * 1000;
const restMs = 5 * 60 * 1000;

/** Circuit breaker for a service that fails repeatedly: learners need not wait for it, and it may recover. */
export interface Breaker {
  isOpen(): boolean;
  note(succeeded: boolean): void;
}

/** Opens for five minutes, after five failures in two minutes with no success between them. */
export function createBreaker(clock: Clock): Breaker {
  let failures: number[] = [];
  let opensUntil = 0;
  const now = (): number => clock.now().getTime();
  return {
    isOpen: () => now() < opensUntil,
    note: (succeeded) => {
      failures = succeeded ? [] : [...failures.filter((at) => at > now() - windowMs), now()];
      if (failures.length < failuresToOpen) return;
      failures = [];
      opensUntil = now() + restMs;
    },
  };
}
