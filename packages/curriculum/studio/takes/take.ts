import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Speaker, speakers } from '../../src/voice-anchors.ts';

const speakerName = z.string().trim().min(1).max(60);

/** Milliseconds from the start of the recording. */
const wordBeginnings = z
  .array(z.number().min(0).max(60_000))
  .min(1)
  .refine((words) => words.every((ms, index) => ms >= (words[index - 1] ?? 0)), 'must not go back in time');

/** A caption that a person has spoken. It is kept as JSON, beside the sound that it names. */
export const takeSchema = z
  .strictObject({
    /** The caption as it was read. */
    text: z.string().min(1),
    role: z.enum(speakers),
    /** Name of the person, as the credits tell it. */
    speaker: speakerName,
    /** Day on which the person agreed that the recordings are published with that name. */
    consentedOn: z.iso.date(),
    recordedAt: z.iso.datetime(),
    /** Name of the WAV file in the same folder. */
    sound: z.string().regex(/^[0-9a-f]{16}-[0-9a-f]{8}\.wav$/, 'must be the name of a recording'),
    /** When each word begins. */
    words: wordBeginnings,
    /** Mean level of the speech, in dB below full scale. */
    levelDb: z.number().max(0),
  })
  .refine(({ text, words }) => words.length === text.split(' ').length, 'must have a time for each word');

export type Take = z.infer<typeof takeSchema>;

/** What the recording page sends to keep a take. */
export const newTakeSchema = z.strictObject({
  speaker: speakerName,
  consentedOn: z.iso.date(),
  words: wordBeginnings,
  /** The WAV file. */
  sound: z.base64(),
  /** When the take that the page knew of was recorded, or null if it knew of none. */
  replaces: z.iso.datetime().nullable(),
});

export type NewTake = z.infer<typeof newTakeSchema>;

/**
 * Key of the take of a caption: 16 hex digits that change with its text and with who says it, so that a changed sentence has no take.
 */
export function takeKey(text: string, role: Speaker): string {
  return createHash('sha256').update(`${role}\n${text}`).digest('hex').slice(0, 16);
}
