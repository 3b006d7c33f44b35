import { z } from 'zod';

/** How its first failing case stopped: what makes an error the same as another one. */
const observedStopSchema = z.strictObject({
  says: z.string().nullable(),
  code: z.string(),
  shown: z.string(),
});

/** What a known wrong answer did when the content check ran it. */
const observedMistakeSchema = z.strictObject({
  errorId: z.string().nullable(),
  /** Null for a program that ended well. */
  stop: observedStopSchema.nullable().default(null),
  results: z.array(z.string().nullable()),
  brokenRules: z.array(z.string()),
});

export type ObservedMistake = z.infer<typeof observedMistakeSchema>;

const observedQuestionSchema = z.strictObject({
  /** Syntax tree digest of the starter; empty for one that has a mistake of syntax to repair. */
  starterDigest: z.string(),
  /** By the id of the mistake: the name of its program without folder and ending. */
  mistakes: z.record(z.string(), observedMistakeSchema),
});

export type ObservedQuestion = z.infer<typeof observedQuestionSchema>;

/** `observed.json` of a milestone, by question id. The content check writes it, nobody edits it. */
export const observedFileSchema = z.record(z.string(), observedQuestionSchema);

export type ObservedFile = z.infer<typeof observedFileSchema>;
