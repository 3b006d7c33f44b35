import { textByText } from '@python-learning/domain';
import en from '../texts/en.json' with { type: 'json' };
import ta from '../texts/ta.json' with { type: 'json' };

/** What exercises say beside the texts of their templates, by section and key. */
export const texts = textByText<typeof ta>({ ta, en });
