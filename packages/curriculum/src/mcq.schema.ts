import {
  type Bilingual,
  languages,
  localized,
  type OptionLetter,
  optionLetters,
} from '@python-learning/domain';
import { z } from 'zod';
import { bilingualSchema, blockSchema } from './text.schema.ts';

/**
 * What an MCQ asks for: the output, the number of lines, the error that stops the code, or the option that shows
 * `shows`. The content check finds the answer by running the code, except for a judgement.
 */
export const mcqKinds = ['output', 'line-count', 'error', 'code-that-shows', 'judgement'] as const;

export type McqKind = (typeof mcqKinds)[number];

/** A plain string is code or output, the same in both languages. Prose needs both languages. */
const optionTextSchema = z.union([
  bilingualSchema,
  blockSchema.pipe(z.string().min(1)).transform((text) => localized(() => text)),
]);

/** The voice reads digits with a pause before their ending, and leaves most signs out. */
const spokenTextSchema = bilingualSchema.refine(
  (text) => languages.every((language) => !/[0-9<>=+*/%#()[\]{}`]/.test(text[language])),
  'must have words in place of numbers and signs, so that the voice can say it',
);

const optionSchema = z.strictObject({
  text: optionTextSchema,
  /**
   * The misconception that leads to this option. How often it is chosen tells which lesson to improve.
   */
  misconception: z
    .string()
    .regex(/^(PM|PMS|SIDE|SORVA|RES|OWN):[\w-]+$/, 'must look like OWN:CommaNoSpace')
    .optional(),
  why: bilingualSchema.optional(),
});

const mcqSchema = z
  .strictObject({
    id: z.string().regex(/^m\d\d-c\d+$/, 'must look like m01-c1'),
    asks: z.enum(mcqKinds),
    stem: bilingualSchema,
    code: blockSchema.nullable().default(null),
    inputs: z.array(z.string()).default([]),
    /** The output that only the right option produces, when `asks` is `code-that-shows`. */
    shows: blockSchema.nullable().default(null),
    options: z.strictObject({ A: optionSchema, B: optionSchema, C: optionSchema, D: optionSchema }),
    right: z.enum(optionLetters),
    explanation: bilingualSchema,
    /** How the explanation is said aloud, of the first question of a milestone. Numbers and signs are words in it. */
    voice: spokenTextSchema.optional(),
  })
  .superRefine((mcq, context) => {
    const refuse = (path: string[], message: string) => {
      context.addIssue({ code: 'custom', path, message });
    };
    const needsCode = mcq.asks === 'output' || mcq.asks === 'line-count' || mcq.asks === 'error';
    if (needsCode && mcq.code === null) refuse(['code'], `a question that asks for ${mcq.asks} needs code`);
    if ((mcq.asks === 'code-that-shows') !== (mcq.shows !== null)) {
      refuse(['shows'], 'belongs to questions that ask for code-that-shows');
    }
    for (const letter of optionLetters) refuseOptionFaults(letter, mcq, refuse);
  });

export type McqDefinition = z.infer<typeof mcqSchema>;

export const mcqFileSchema = z.array(mcqSchema).min(1);

type OptionFacts = { text: Bilingual; misconception?: string | undefined; why?: Bilingual | undefined };

function refuseOptionFaults(
  letter: OptionLetter,
  mcq: { right: OptionLetter; options: Record<OptionLetter, OptionFacts> },
  refuse: (path: string[], message: string) => void,
): void {
  const option = mcq.options[letter];
  const explained = option.misconception !== undefined && option.why !== undefined;
  const silent = option.misconception === undefined && option.why === undefined;
  if (letter === mcq.right && !silent) {
    refuse(['options', letter], 'is the right answer: it has no misconception and no why');
  }
  if (letter !== mcq.right && !explained) {
    refuse(['options', letter], 'is a wrong answer: it needs its misconception and a why');
  }
  const twin = optionLetters.find((other) => other < letter && mcq.options[other].text.en === option.text.en);
  if (twin !== undefined) refuse(['options', letter], `says the same as option ${twin}`);
}
