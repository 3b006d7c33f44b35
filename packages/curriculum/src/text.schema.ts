import { z } from 'zod';

export const languages = ['en', 'ta'] as const;

export type Language = (typeof languages)[number];

const text = z.string().trim().min(1, 'must not be empty');

/** A text in both languages: one without its twin is a fault. */
export const bilingualSchema = z.strictObject({ en: text, ta: text });

export type Bilingual = Readonly<z.infer<typeof bilingualSchema>>;

/** Program text or program output, written as a YAML block: the line end that closes the block is no part of it. */
export const blockSchema = z.string().transform((block) => block.replace(/\n$/, ''));
