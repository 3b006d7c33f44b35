import type { Badge } from './badge.schema.ts';
import type { GlossaryTerm } from './glossary.schema.ts';
import type { Lesson, ShortFilmKind } from './lesson.ts';
import type { McqKind, OptionLetter } from './mcq.schema.ts';
import type { LessonMedia, VideoMedia } from './media-manifest.schema.ts';
import type { QuestionKind } from './question.schema.ts';
import type { QuestionChecks } from './question-checks.ts';
import type { Bilingual } from './text.schema.ts';

/** A lesson of the course. Its media are null until they are rendered. */
export type CourseLesson = Lesson & {
  milestoneId: string;
  /** All spoken lines in order, one a line. */
  transcript: Bilingual;
  media: LessonMedia | null;
};

/** A short film. Its media are null until they are rendered. */
export type CourseVideo = {
  id: string;
  kind: ShortFilmKind;
  title: Bilingual;
  /** Id of the question that it explains; null for the other kinds. */
  questionId: string | null;
  media: VideoMedia | null;
};

/** A coding question. Nothing in it but `explanationHtml` tells the answer, and `checks` are for the server alone. */
export type Question = {
  id: string;
  milestoneId: string;
  kind: QuestionKind;
  points: number;
  title: Bilingual;
  /** Sanitised HTML. */
  promptHtml: Bilingual;
  /** The pointer among the three hints, as sanitised HTML. */
  hintHtml: Bilingual;
  /** A nudge, a pointer, nearly the answer: plain text. */
  hints: readonly Bilingual[];
  /**
   * Id of the question of the same milestone that stands before this one, and whose solved code of this learner is
   * where this one begins. Missing where a question begins with its starter.
   */
  continues?: string;
  /** Where the learner begins; where the question continues another one, only a learner without solved code of that. */
  starter: string;
  /** True when the shown run takes `sampleInputs` if the learner gives none. */
  usesSampleInput: boolean;
  sampleInputs: readonly string[];
  /** Sanitised HTML for those who solved it. */
  explanationHtml: Bilingual;
  checks: QuestionChecks;
};

export type McqOption = {
  /** Plain text; line ends in it are meant. */
  text: Bilingual;
  misconception: string | null;
  /** What to say to a learner who chose it; null for the right answer. */
  why: Bilingual | null;
};

export type Mcq = {
  id: string;
  milestoneId: string;
  asks: McqKind;
  /** Stem and code as sanitised HTML. */
  questionHtml: Bilingual;
  options: Readonly<Record<OptionLetter, McqOption>>;
  right: OptionLetter;
  explanation: Bilingual;
};

export type Milestone = {
  id: string;
  order: number;
  isFree: boolean;
  title: Bilingual;
  description: Bilingual;
  words: readonly Bilingual[];
  pythonWords: readonly string[];
  lessons: readonly CourseLesson[];
  videos: readonly CourseVideo[];
  /** Those that have to be solved. */
  questions: readonly Question[];
  /** One more question for who likes it: it earns points and never stands in the way. */
  challenge: Question | null;
  mcqs: readonly Mcq[];
};

/** The whole course, checked. Look-ups answer null for an id that does not exist. */
export type Curriculum = {
  /** By order. A milestone may still be without lessons, questions and MCQs. */
  milestones: readonly Milestone[];
  badges: readonly Badge[];
  glossary: readonly GlossaryTerm[];
  /** Folder of the files that a lesson's `media` name. */
  mediaFolder: string;
  milestoneById(id: string): Milestone | null;
  lessonById(id: string): CourseLesson | null;
  questionById(id: string): Question | null;
  mcqById(id: string): Mcq | null;
  /** The milestone after this one; null after the last, and for an unknown id. */
  successorOf(milestoneId: string): Milestone | null;
};
