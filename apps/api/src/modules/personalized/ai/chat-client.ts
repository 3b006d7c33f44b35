import { z } from 'zod';
import type { AiConfig } from '../../../platform/config/ai-config.ts';

/**
 * How a call to the service ended. `out-of-budget` and `resting` are our own limits; the others except `answered` are
 * faults of the service or of the connection to it.
 */
export type CallEnd =
  | 'answered'
  | 'timed-out'
  | 'unreachable'
  | 'rate-limited'
  | 'failed'
  | 'refused'
  | 'cut-off'
  | 'too-large'
  | 'not-json'
  | 'out-of-budget'
  | 'resting';

export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string };

export type ChatRequest = {
  messages: readonly ChatMessage[];
  /** Schema that the service is asked to follow. */
  schema: { name: string; json: object };
  maxTokens: number;
  signal: AbortSignal;
};

export type ChatAnswer =
  | { end: 'answered'; content: unknown; tokens: number }
  | { end: Exclude<CallEnd, 'answered'>; tokens: number };

/** Client of OpenAI's chat completions, with the strictest response format that the service knows. */
export interface ChatClient {
  /** Never throws. Retries once after status 429 or 5xx, unless the requested pause is long. */
  ask(request: ChatRequest): Promise<ChatAnswer>;
}

/** Strictest first. Services that do not know a format answer 400 or 422. */
const forms = ['schema', 'json', 'text'] as const;
type Form = (typeof forms)[number];

const maxBodyBytes = 256 * 1024;
const longestPauseMs = 2_000;

export function createChatClient(config: AiConfig): ChatClient {
  // Remembered, because the formats that a service knows do not change.
  let formIndex = 0;
  return {
    ask: async (request) => {
      for (;;) {
        const form = forms[formIndex] ?? 'text';
        const answer = await askPatiently(config, request, form);
        if (answer !== 'unknown-form') return answer;
        if (form === 'text') {
          // The format was not the cause.
          formIndex = 0;
          return { end: 'refused', tokens: 0 };
        }
        formIndex = Math.max(formIndex, forms.indexOf(form) + 1);
      }
    },
  };
}

type Attempt = ChatAnswer | 'unknown-form' | { retryAfterMs: number; end: 'rate-limited' | 'failed' };

async function askPatiently(
  config: AiConfig,
  request: ChatRequest,
  form: Form,
): Promise<ChatAnswer | 'unknown-form'> {
  const first = await askOnce(config, request, form);
  if (first === 'unknown-form' || !('retryAfterMs' in first)) return first;
  if (first.retryAfterMs > longestPauseMs) return { end: first.end, tokens: 0 };
  await pause(first.retryAfterMs, request.signal);
  const second = await askOnce(config, request, form);
  if (second === 'unknown-form' || !('retryAfterMs' in second)) return second;
  return { end: second.end, tokens: 0 };
}

async function askOnce(config: AiConfig, request: ChatRequest, form: Form): Promise<Attempt> {
  try {
    const response = await fetch(`${config.baseUrl}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: request.signal,
      headers: {
        'content-type': 'application/json',
        // A compressed answer is unpacked before its size is known, by decoders that had vulnerabilities.
        'accept-encoding': 'identity',
        ...(config.apiKey === null ? {} : { authorization: `Bearer ${config.apiKey}` }),
      },
      body: JSON.stringify(bodyOf(config, request, form)),
    });
    if (response.ok) return read(await textOf(response));
    await response.body?.cancel();
    return refusalOf(response);
  } catch (error) {
    if (request.signal.aborted) return { end: 'timed-out', tokens: 0 };
    return { end: error instanceof TooLargeError ? 'too-large' : 'unreachable', tokens: 0 };
  }
}

function bodyOf(config: AiConfig, request: ChatRequest, form: Form): object {
  const { name, json } = request.schema;
  const response_format = {
    schema: { type: 'json_schema', json_schema: { name, strict: true, schema: json } },
    json: { type: 'json_object' },
    text: undefined,
  }[form];
  return {
    model: config.model,
    messages: request.messages,
    max_tokens: request.maxTokens,
    ...(response_format === undefined ? {} : { response_format }),
  };
}

function refusalOf(response: Response): Attempt {
  if (response.status === 400 || response.status === 422) return 'unknown-form';
  const end = response.status === 429 ? 'rate-limited' : 'failed';
  if (response.status !== 429 && response.status < 500) return { end: 'refused', tokens: 0 };
  const seconds = Number(response.headers.get('retry-after') ?? '0.2');
  return { end, retryAfterMs: Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 200 };
}

class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/** Stops reading an answer that is longer than any exercise. */
async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) throw new TooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ total_tokens: z.number().int().nonnegative() }).nullish(),
});

function read(text: string): ChatAnswer {
  const parsed = completion.safeParse(jsonOf(text));
  const [choice] = parsed.data?.choices ?? [];
  if (choice === undefined) return { end: 'not-json', tokens: 0 };
  const tokens = parsed.data?.usage?.total_tokens ?? 0;
  if (choice.finish_reason === 'length') return { end: 'cut-off', tokens };
  const content = jsonOf(withoutFence(choice.message.content ?? ''));
  if (content === undefined) return { end: 'not-json', tokens };
  return { end: 'answered', content, tokens };
}

/** Some models put their answer into a fenced block of Markdown. */
function withoutFence(content: string): string {
  const text = content.trim();
  const opening = /^```(?:json)?\s*\n/.exec(text)?.[0];
  const isFenced = opening !== undefined && text.length > opening.length && text.endsWith('\n```');
  return isFenced ? text.slice(opening.length, -'\n```'.length) : content;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}
