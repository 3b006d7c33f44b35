import type { CodingExercise, CodingQuestion, Language } from '@python-learning/contract';
import type { Milestone, Question } from '@python-learning/curriculum';
import { mediaUrl } from '../course/index.ts';
import type { QuestionRecord } from '../record/index.ts';

/** The coding practice of a milestone with what one learner has done of it, in that learner's language. */
export function codingExercise(
  milestone: Milestone,
  records: readonly QuestionRecord[],
  language: Language,
): CodingExercise {
  const recordOf = new Map(records.map((record) => [record.questionId, record]));
  const shown = (question: Question) => codingQuestion(question, recordOf.get(question.id), language);
  return {
    id: milestone.id,
    title: milestone.title[language],
    description: milestone.description[language],
    video_url: introVideoUrl(milestone, language),
    words: [...milestone.pythonWords],
    questions: milestone.questions.map(shown),
    challenge: milestone.challenge === null ? null : shown(milestone.challenge),
  };
}

/** The practice is introduced by the last lesson before it. */
function introVideoUrl({ lessons }: Milestone, language: Language): string | null {
  const media = lessons.at(-1)?.media;
  return media ? mediaUrl(media.languages[language].video) : null;
}

function codingQuestion(
  question: Question,
  record: QuestionRecord | undefined,
  language: Language,
): CodingQuestion {
  const isSolved = record?.isSolved ?? false;
  return {
    id: question.id,
    title: question.title[language],
    question: question.promptHtml[language],
    hint: question.hintHtml[language],
    example_code: question.starter,
    video_url_2: null,
    draft_code: record?.lastCode ?? null,
    is_solved: isSolved,
    solution_note: isSolved ? question.explanationHtml[language] : null,
  };
}
