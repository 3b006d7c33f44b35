import { z } from 'zod';

/** What a known wrong answer did when the content check ran it. */
const observedMistakeSchema = z.strictObject({
  errorId: z.string().nullable(),
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
