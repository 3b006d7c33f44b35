import type { CardKinds } from '@python-learning/domain';
import { type CardGraders, gradingBy } from './card-graders.ts';
import { gradeMultipleChoice } from './multiple-choice.ts';

/** Every kind of card. */
export const cardGraders: CardGraders<CardKinds> = {
  'multiple-choice': gradeMultipleChoice,
};

/** Grades an answer to a card of the course. */
export const gradeCard = gradingBy(cardGraders);
