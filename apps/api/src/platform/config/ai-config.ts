import { z } from 'zod';
import { isLoopback } from './loopback.ts';
import { secretMin, secretProblems } from './secrets.ts';

/** An AI service that writes exercises, called through OpenAI's chat completions API. */
export type AiConfig = {
  /** URL before `/chat/completions`, without a trailing slash. */
  baseUrl: string;
  /** Null when the service needs none, such as one on the same machine. */
  apiKey: string | null;
  model: string;
  /** Daily limit, in tokens as the service counts them. */
  tokensPerDay: number;
};

const usualTokensPerDay = 1_000_000;

export const aiSettings = {
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://ai.example/v1' })
    .optional(),
  AI_API_KEY: z.string().regex(/^\S+$/, 'must have no spaces').optional(),
  AI_MODEL: z.string().optional(),
  AI_TOKENS_PER_DAY: z.coerce.number('must be a number').int().min(0).optional(),
};

type Given = z.output<z.ZodObject<typeof aiSettings>>;

/** One sentence for each setting to change. */
export function aiProblems(given: Given, isProduction: boolean): string[] {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: key, AI_MODEL: model } = given;
  if (baseUrl !== undefined && model === undefined) {
    return ['AI_MODEL is missing: set it to the name of a model that the service at AI_BASE_URL offers.'];
  }
  if (baseUrl === undefined && (key !== undefined || model !== undefined)) {
    return ['AI_BASE_URL is missing: set it to the address of the service, such as https://ai.example/v1.'];
  }
  return isProduction && baseUrl !== undefined ? remoteProblems(new URL(baseUrl), key) : [];
}

/**
 * What children write leaves this machine encrypted or not at all, as mail does. A service on this machine may use
 * http, and any word as its key.
 */
function remoteProblems({ protocol, hostname }: URL, key: string | undefined): string[] {
  if (isLoopback(hostname)) return [];
  const clear =
    'AI_BASE_URL must start with https:// in production, unless the service is on this machine: what children write would cross the network in clear text.';
  return [...(protocol === 'https:' ? [] : [clear]), ...secretProblems('AI_API_KEY', key, secretMin.service)];
}

/** Null without a service: templates write every exercise. Call only when there are no problems. */
export function aiConfigOf(given: Given): AiConfig | null {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: key, AI_MODEL: model } = given;
  if (baseUrl === undefined || model === undefined) return null;
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey: key ?? null,
    model,
    tokensPerDay: given.AI_TOKENS_PER_DAY ?? usualTokensPerDay,
  };
}
