import { customQuestionLimits } from '@python-learning/contract';
import type { FieldFault } from '../../../platform/errors/app-error.ts';
import { judgeTopic } from './judge-topic.ts';
import { isCommand, isUnsuitable, isWorrying } from './question-characters.ts';
import { withoutPersonalDetails } from './redact.ts';

/** The cleaned question, safe to store, or the reason for refusing it. */
export type Screening = { asked: string } | { fault: FieldFault };

/**
 * Cleans and screens a learner's custom question. Removes control characters and personal details. Refuses a question
 * that is worrying, unsuitable, too short or not about a program.
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

/** Removes invisible characters, and collapses spaces and blank lines. */
function readable(question: string): string {
  return withoutUnseenSigns(question)
    .replace(/ +/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** Normalizes to NFC and removes control and zero-width characters. Line breaks stay. */
export function withoutUnseenSigns(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\p{Cc}\p{Co}\p{Cs}\p{Cn}\u200B\u2060-\u206F\u202A-\u202E\uFEFF]/gu, (sign) =>
      sign === '\n' ? '\n' : '',
    );
}
