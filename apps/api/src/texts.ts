import type { Localized } from '@python-learning/domain';
import en from '../texts/en.json' with { type: 'json' };
import ta from '../texts/ta.json' with { type: 'json' };

/** Everything that the server itself says to learners and staff, in each language. */
export const texts: Localized<typeof ta> = { ta, en };
