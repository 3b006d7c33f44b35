import { textByText } from '@python-learning/domain';
import en from '../../texts/en.json' with { type: 'json' };
import ta from '../../texts/ta.json' with { type: 'json' };

/** Every text of the feedback, by section and id. A text that one language lacks does not compile. */
export const texts = textByText<typeof ta>({ ta, en });

/** Id of the text about a class of errors that stop a program. */
export type ErrorId = keyof typeof texts.errors;
