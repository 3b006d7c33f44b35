import type { CardKinds } from '@python-learning/domain';
import { type CardGraders, gradingBy } from './card-graders.ts';
import { gradeChoice } from './choice.ts';
import { gradeFaultyLine } from './faulty-line.ts';
import { gradeMultipleChoice } from './multiple-choice.ts';
import { gradeOrder } from './order-lines.ts';

/** Every kind of card. */
export const cardGraders: CardGraders<CardKinds> = {
  'multiple-choice': gradeMultipleChoice,
  'order-lines': gradeOrder,
  'faulty-line': gradeFaultyLine,
  shows: gradeChoice,
  mends: gradeChoice,
  gap: gradeChoice,
};

/** Grades an answer to a card of the course. */
export const gradeCard = gradingBy(cardGraders);
