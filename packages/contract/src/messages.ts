import { type Bilingual, textByText } from '@python-learning/domain';
import en from '../texts/en.json' with { type: 'json' };
import ta from '../texts/ta.json' with { type: 'json' };
import type { ErrorCode } from './error-codes.ts';
import type { FieldErrorCode } from './field-errors.ts';

const texts = textByText<typeof ta>({ ta, en });

/**
 * The sentence that a learner reads. `{seconds}`, `{minutes}` and `{method}` are filled in if the refusal carries them.
 */
export const messageByCode: Readonly<Record<ErrorCode, Bilingual>> = texts.errors;

/** `{limit}` is filled in if the rule has one. */
export const fieldMessageByCode: Readonly<Record<FieldErrorCode, Bilingual>> = texts.fields;
