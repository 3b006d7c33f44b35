import { localized } from '@python-learning/domain';
import * as z from 'zod/mini';

/** A text in every language, for a screen that shows more than one of them. */
export const localizedText = z.object(localized(() => z.string()));
