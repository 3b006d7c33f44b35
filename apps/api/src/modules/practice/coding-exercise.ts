import type { CodingExercise, CodingQuestion } from '@python-learning/contract';
import type { CourseVideo, Milestone, Question } from '@python-learning/curriculum';
import { isWritten, type Language, outputOf } from '@python-learning/domain';
import { taskKeys } from '@python-learning/feedback';
import { captionsOf, type MediaUrl } from '../course/index.ts';
import {
  type HelpState,
  noHelp,
  type QuestionRecord,
  type Solution,
  type TaskChoices,
} from '../record/index.ts';
import { freePart } from './free-task.ts';
import { helpAnswer } from './help.ts';
import { starterOf } from './starter.ts';

/** What one learner has done of the practice of a milestone. */
type Done = {
  records: readonly QuestionRecord[];
  /** Solutions of these questions, and of those that they continue. */
  solutions: readonly Solution[];
  /** Runs and opened help, by question. */
  help: ReadonlyMap<string, HelpState>;
  /** What was chosen for the free tasks, by question. */
  choices: ReadonlyMap<string, TaskChoices>;
};

/** The learner's language, where media are for this learner, and any question of the course. */
type Reading = { language: Language; mediaUrl: MediaUrl; getQuestion: (id: string) => Question };

/** The required questions of a milestone, the challenge after them, and those that are asked of nobody any more. */
export function allQuestions({ questions, challenge, retired }: Milestone): readonly Question[] {
  return [...questions, ...(challenge === null ? [] : [challenge]), ...retired];
}

/** The coding practice of a milestone with what one learner has done of it, in that learner's language. */
export function codingExercise(
  milestone: Milestone,
  { records, solutions, help, choices }: Done,
  reading: Reading,
): CodingExercise {
  const { language } = reading;
  const recordOf = new Map(records.map((record) => [record.questionId, record]));
  const isBegun = ({ id }: Question) => recordOf.has(id);
  const intro = videoOf(milestone, null, reading);
  const shown = (question: Question) => {
    const explanation = videoOf(milestone, question.id, reading);
    const record = recordOf.get(question.id);
    return {
      ...codingQuestion(question, record, language),
      solution_code: solutionBeyondDraft(question.id, record, solutions),
      ...hintsOf(question, help.get(question.id) ?? noHelp, language),
      ...beginning(question, solutions, reading),
      ...freePart(question, choices, language),
      video_url_2: explanation.url,
      video_captions_2: explanation.captions,
    };
  };
  const shownRetired = (question: Question) => ({ ...shown(question), is_retired: true as const });
  return {
    id: milestone.id,
    title: milestone.title[language],
    description: milestone.description[language],
    video_url: intro.url,
    video_captions: intro.captions,
    questions: [...milestone.questions.map(shown), ...milestone.retired.filter(isBegun).map(shownRetired)],
    challenge: milestone.challenge === null ? null : shown(milestone.challenge),
  };
}

/** The solution of a question, unless the learner is shown the same code as the draft. */
function solutionBeyondDraft(
  id: string,
  record: QuestionRecord | undefined,
  solutions: readonly Solution[],
): string | null {
  if (record?.isSolved !== true) return null;
  const code = solutions.find(({ questionId }) => questionId === id)?.code ?? null;
  return code === record.last?.code ? null : code;
}

type ShortVideo = { url: string | null; captions: CodingExercise['video_captions'] };

/** Explanation video of a question, or the introduction for null. `url` is null without media. */
function videoOf(
  { videos }: Milestone,
  questionId: string | null,
  { language, mediaUrl }: Reading,
): ShortVideo {
  const isWanted = (video: CourseVideo) => video.kind !== 'demo' && video.questionId === questionId;
  const media = videos.find(isWanted)?.media ?? null;
  if (media === null) return { url: null, captions: [] };
  return { url: mediaUrl(media.languages[language].video), captions: captionsOf(media, mediaUrl) };
}

/** The code that the learner starts with, and the question it comes from, which may be of an earlier milestone. */
function beginning(
  question: Question,
  solutions: readonly Solution[],
  { language, getQuestion }: Reading,
): Pick<CodingQuestion, 'example_code' | 'continues_from'> {
  const { code, continues } = starterOf(question, solutions);
  if (continues === null) return { example_code: code };
  const { questionId: id, isOwnCode } = continues;
  const title = getQuestion(id).title[language];
  const sample = isOwnCode ? question.starter : null;
  return { example_code: code, continues_from: { id, title, is_own_code: isOwnCode, sample_code: sample } };
}

/** Fields that depend on more than the question and its record. */
type ToldElsewhere =
  | 'solution_code'
  | 'hint'
  | 'hint_ladder'
  | 'example_code'
  | 'continues_from'
  | 'free'
  | 'video_url_2'
  | 'video_captions_2';

function codingQuestion(
  question: Question,
  record: QuestionRecord | undefined,
  language: Language,
): Omit<CodingQuestion, ToldElsewhere> {
  const isSolved = record?.isSolved ?? false;
  return {
    id: question.id,
    kind: question.kind,
    title: question.title[language],
    goal: question.goal[language],
    example: exampleOf(question),
    guesses: guessesOf(question),
    question: question.promptHtml[language],
    keys: taskKeys({ ...question, prompt: question.prompt.en }),
    draft_code: record?.last?.code ?? null,
    draft_written_at: record?.last?.writtenAt.toISOString() ?? null,
    sample_inputs: shownSample(question),
    ...(question.dataFiles.length === 0 ? {} : { files: [...question.dataFiles] }),
    is_solved: isSolved,
    solution_note: isSolved ? question.explanationHtml[language] : null,
  };
}

function hintsOf(
  question: Question,
  state: HelpState,
  language: Language,
): Pick<CodingQuestion, 'hint' | 'hint_ladder'> {
  const ladder = helpAnswer(question, state, language);
  return { hint: ladder.open[0] ?? '', hint_ladder: ladder };
}

/** The first case that the learner may see; null where its output would be the answer. */
function exampleOf({ kind, checks }: Question): CodingQuestion['example'] {
  const shown = isWritten(kind) ? checks.cases.find(({ visible }) => visible) : undefined;
  return shown === undefined
    ? null
    : { inputs: [...shown.inputs], output: outputOf(shown.evidence).trimEnd() };
}

/** The right output among the wrong ones, in an order that tells nothing; empty where none are offered. */
function guessesOf({ wrongGuesses, checks }: Question): string[] {
  const right = checks.cases.find(({ visible }) => visible);
  if (wrongGuesses.length === 0 || right === undefined) return [];
  return [outputOf(right.evidence).trimEnd(), ...wrongGuesses].toSorted();
}

/** Input of a run when the learner types nothing; null for a program that needs no input. */
function shownSample({ usesSampleInput, sampleInputs }: Question): string[] | null {
  return usesSampleInput && sampleInputs.length > 0 ? [...sampleInputs] : null;
}
