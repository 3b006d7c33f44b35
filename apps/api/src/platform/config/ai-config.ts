import { z } from 'zod';

/** An AI service that writes exercises, spoken to as OpenAI's chat completions. */
export type AiConfig = {
  /** The address before `/chat/completions`, without a slash at the end. */
  baseUrl: string;
  /** Null where the service asks for none, as one on the own machine. */
  apiKey: string | null;
  model: string;
  /** What may be spent in a day, in the tokens that the service counts. */
  tokensPerDay: number;
};

const usualTokensPerDay = 1_000_000;

/** The settings about the AI service, as they stand in the environment. */
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
export function aiProblems(given: Given): string[] {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: key, AI_MODEL: model } = given;
  if (baseUrl !== undefined && model === undefined) {
    return ['AI_MODEL is missing: set it to the name of a model that the service at AI_BASE_URL offers.'];
  }
  if (baseUrl === undefined && (key !== undefined || model !== undefined)) {
    return ['AI_BASE_URL is missing: set it to the address of the service, such as https://ai.example/v1.'];
  }
  return [];
}

/** Null where no service is connected: then our own templates write every exercise. Call it when there are no problems. */
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
