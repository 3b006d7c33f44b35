import { outputOf } from '@python-learning/domain';
import {
  type Difficulty,
  type ExerciseCandidate,
  type ProvenExercise,
  proveExercise,
  type RejectionReason,
  type RunProgram,
  type SkillId,
} from '@python-learning/exercises';
import { normaliseOutput } from '@python-learning/feedback';
import type { z } from 'zod';
import type { PersonalizedMetrics } from '../personalized-metrics.ts';
import { candidateOf } from './candidate.ts';
import type { CallEnd, ChatClient, ChatMessage } from './chat-client.ts';
import { exercisePrompt, repairTurn, solverPrompt } from './prompt.ts';
import { exerciseReply, solutionReply, wireSchema } from './reply.schema.ts';
import { isNearDuplicate, type TextFault, textFault } from './text-checks.ts';

export type AiOrder = {
  difficulty: Difficulty;
  skills: readonly SkillId[];
  /** Screened request of a learner; null when the topic is free. */
  asked: string | null;
  /** Digests and English statements that must not be repeated. */
  seen: { digests: ReadonlySet<string>; statements: readonly string[] };
  /** Aborts when nobody waits any longer. */
  signal: AbortSignal;
};

export type WriteFault =
  | RejectionReason
  | TextFault
  | 'wrong-schema'
  | 'not-possible'
  | 'near-duplicate'
  | 'ambiguous'
  | 'no-second-solution';

type Written = { exercise: ProvenExercise } | { faults: readonly WriteFault[] } | { end: CallEnd };

/** Lets the AI service write exercises, and returns only proven ones. */
export interface AiWriter {
  /**
   * Null when no exercise was proven within the attempts and the time. Never throws for a fault of the service.
   */
  write(order: AiOrder): Promise<ProvenExercise | null>;
}

type Deps = { service: ChatClient; run: RunProgram; metrics: PersonalizedMetrics };

const attempts = 3;
const maxTokens = { exercise: 2_500, solution: 800 } as const;

export function createAiWriter(deps: Deps): AiWriter {
  return {
    write: async (order) => {
      for (let attempt = 0; attempt < attempts && !order.signal.aborted; attempt += 1) {
        const written = await writeOnce(deps, order);
        if ('exercise' in written) {
          deps.metrics.countProven('ai');
          return written.exercise;
        }
        // A service that does not answer now will not answer an immediate retry.
        if ('end' in written) return null;
        for (const fault of new Set(written.faults)) deps.metrics.countRejected('ai', fault);
        if (written.faults.includes('not-possible')) return null;
      }
      return null;
    },
  };
}

async function writeOnce(deps: Deps, order: AiOrder): Promise<Written> {
  const asked = await askFor(deps, 'exercise', exerciseReply, exercisePrompt(order), order.signal);
  if (!('reply' in asked)) return asked;
  const { reply } = asked;
  if (!reply.is_possible) return { faults: ['not-possible'] };
  const fault = textFault(reply);
  if (fault !== null) return { faults: [fault] };
  const candidate = candidateOf(reply, order.difficulty);
  if (isNearDuplicate(candidate.statement.en, order.seen.statements)) return { faults: ['near-duplicate'] };
  return prove(deps, candidate, order);
}

async function prove(deps: Deps, candidate: ExerciseCandidate, order: AiOrder): Promise<Written> {
  const proof = await proveExercise(candidate, deps.run, { seen: order.seen.digests });
  if (!proof.proven) return { faults: proof.rejections.map(({ reason }) => reason) };
  const { exercise } = proof;
  const messages = solverPrompt(exercise.statement.en);
  const second = await askFor(deps, 'solution', solutionReply, messages, order.signal);
  if ('end' in second) return second;
  if (!('reply' in second)) return { faults: ['no-second-solution'] };
  return (await solvesAlike(exercise, second.reply.program, deps.run))
    ? { exercise }
    : { faults: ['ambiguous'] };
}

type Asked<T> = { reply: T } | { faults: readonly WriteFault[] } | { end: CallEnd };

/** Asks once, and once more with the faults when the answer has another shape. */
async function askFor<T>(
  { service }: Deps,
  name: keyof typeof maxTokens,
  schema: z.ZodType<T>,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<Asked<T>> {
  const request = { schema: { name, json: wireSchema(schema) }, maxTokens: maxTokens[name], signal };
  const first = await service.ask({ ...request, messages });
  if (first.end !== 'answered' && first.end !== 'not-json') return { end: first.end };
  const parsed = first.end === 'answered' ? schema.safeParse(first.content) : null;
  if (parsed?.success === true) return { reply: parsed.data };
  const faults = parsed === null ? 'it is not JSON' : parsed.error.issues.slice(0, 5).map(faultOf).join(', ');
  const second = await service.ask({ ...request, messages: repairTurn(messages, faults) });
  if (second.end !== 'answered') return { end: second.end };
  const repaired = schema.safeParse(second.content);
  return repaired.success ? { reply: repaired.data } : { faults: ['wrong-schema'] };
}

/** Contains only field names and kinds of faults: the service's own text is not sent back to it. */
function faultOf({ path, code }: z.core.$ZodIssue): string {
  return `${path.filter((part) => typeof part === 'number' || /^[a-z_]+$/.test(String(part))).join('.')}: ${code}`;
}

const limits = { caseCpuMs: 400, submissionCpuMs: 3_000 };
const clockMs = Date.UTC(2026, 0, 15, 9, 30);

/** True when another program, written from the task alone, gives the same in every case. */
async function solvesAlike({ checks }: ProvenExercise, program: string, run: RunProgram): Promise<boolean> {
  const cases = checks.cases.map(({ inputs }) => ({ inputs }));
  const inputs = cases[0]?.inputs ?? [];
  const report = await run({
    source: program,
    inputs,
    inputsAreComplete: true,
    cases,
    seed: 'second solution',
    clockMs,
    limits,
  });
  return checks.cases.every((expected, index) => {
    const outcome = report.cases[index];
    if (outcome?.kind !== 'finished') return false;
    return normaliseOutput(outcome.stdout) === normaliseOutput(outputOf(expected.evidence));
  });
}
