import { customQuestionLimits } from '@python-learning/contract';
import type { FieldFault } from '../../../platform/errors/app-error.ts';
import { judgeTopic } from './judge-topic.ts';
import { isCommand, isUnsuitable, isWorrying } from './question-signs.ts';
import { withoutPersonalDetails } from './redact.ts';

/** The question as it may be kept, or what is wrong with it. */
export type Screening = { asked: string } | { fault: FieldFault };

/**
 * What a learner asks for, as data: without control characters and personal details. It is refused kindly when it is not
 * about a program or has no place here.
 */
export function screenQuestion(question: string): Screening {
  const text = readable(question);
  if (text === '') return { fault: { code: 'blank' } };
  if (isWorrying(text)) return { fault: { code: 'question_worry' } };
  if (isUnsuitable(text)) return { fault: { code: 'question_not_suitable' } };
  const { questionMin } = customQuestionLimits;
  if (text.length < questionMin) return { fault: { code: 'too_short', limit: questionMin } };
  const asked = withoutPersonalDetails(text);
  const isPython = !isCommand(asked) && judgeTopic(asked).isAboutPrograms;
  return isPython ? { asked } : { fault: { code: 'question_not_python' } };
}

/** Nothing that is not seen; spaces and lines as a person would set them. */
function readable(question: string): string {
  return withoutUnseenSigns(question)
    .replace(/ +/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** The text without control characters and signs that have no width. Lines stay lines. */
export function withoutUnseenSigns(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\p{Cc}\p{Co}\p{Cs}\p{Cn}\u200B\u2060-\u206F\u202A-\u202E\uFEFF]/gu, (sign) =>
      sign === '\n' ? '\n' : '',
    );
}
