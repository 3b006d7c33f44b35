import { z } from 'zod';

/** How the first failing case stopped; the same for programs with the same error. */
const observedStopSchema = z.strictObject({
  says: z.string().nullable(),
  code: z.string(),
  shown: z.string(),
});

/** What a known wrong answer did when the content check ran it. */
const observedMistakeSchema = z.strictObject({
  errorId: z.string().nullable(),
  /** Null for a program that ended normally. */
  stop: observedStopSchema.nullable().default(null),
  results: z.array(z.string().nullable()),
  brokenRules: z.array(z.string()),
});

const observedQuestionSchema = z.strictObject({
  /** Syntax tree digest of the starter; empty for a starter with a syntax error to fix. */
  starterDigest: z.string(),
  /** By mistake id: the file name of its program without folder and extension. */
  mistakes: z.record(z.string(), observedMistakeSchema),
});

export type ObservedQuestion = z.infer<typeof observedQuestionSchema>;

/** `observed.json` of a milestone, by question id. Written by the content check, never edited by hand. */
export const observedFileSchema = z.record(z.string(), observedQuestionSchema);

export type ObservedFile = z.infer<typeof observedFileSchema>;
