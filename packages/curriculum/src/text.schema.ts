import { localized } from '@python-learning/domain';
import { z } from 'zod';

const text = z.string().trim().min(1, 'must not be empty');

/** A text in every language; all are required. */
export const bilingualSchema = z.strictObject(localized(() => text));

/** Program text or program output, written as a YAML block. The line break that ends the block is removed. */
export const blockSchema = z.string().transform((block) => block.replace(/\n$/, ''));
