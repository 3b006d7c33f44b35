import type {
  Bilingual,
  CardKind,
  ChecklistItem,
  DeckKind,
  QuestionKind,
  TextFile,
  ThemePicture,
} from '@python-learning/domain';
import type { Badge } from './badge.schema.ts';
import type { Card } from './cards.schema.ts';
import type { GlossaryTerm } from './glossary.schema.ts';
import type { Lesson, ShortVideoKind } from './lesson.ts';
import type { LessonMedia, SpokenMedia, VideoMedia } from './media-manifest.schema.ts';
import type { CourseQuestionChecks } from './question-checks.ts';

/** A lesson of the course. Its media are null until they are rendered. */
export type CourseLesson = Lesson & {
  milestoneId: string;
  /** All spoken lines in order, one a line. */
  transcript: Bilingual;
  media: LessonMedia | null;
};

/** A short video. `media` is null until it is rendered. */
export type CourseVideo = {
  id: string;
  kind: ShortVideoKind;
  title: Bilingual;
  /** Id of the question that it explains; null for the other kinds. */
  questionId: string | null;
  media: VideoMedia | null;
};

/** A coding question. `solution` and `checks` are for the server alone; `explanationHtml` tells the answer, too. */
export type Question = {
  id: string;
  milestoneId: string;
  kind: QuestionKind;
  points: number;
  title: Bilingual;
  /** What the learner is to make, as an order in one line. */
  goal: Bilingual;
  /** Markdown. */
  prompt: Bilingual;
  /** Sanitised HTML. */
  promptHtml: Bilingual;
  /** Plain text: a nudge, a pointer, nearly the answer. */
  hints: readonly Bilingual[];
  /**
   * Id of an earlier question, of this milestone or one before: this one begins with the learner's solved code of it. Missing
   * where a question begins with its starter.
   */
  continues?: string;
  /**
   * The code that the editor shows at first. Where the question continues another one, only a learner without solved
   * code of that one sees it.
   */
  starter: string;
  solution: string;
  /** Small files that the programs of this question open by their names. */
  dataFiles: readonly TextFile[];
  /** Known wrong programs, for the server alone. */
  wrongPrograms: readonly string[];
  /** What a free task may be about, one of three; the chosen one replaces `{t}` in goal and prompt. Empty for other kinds. */
  themes: readonly Bilingual[];
  /** What replaces `{t}` while no theme is chosen; null without themes. */
  anyTheme: Bilingual | null;
  /** The pictures of the themes, in their order; empty where they have none. */
  themePictures: readonly ThemePicture[];
  /** What a learner may tick for oneself after a free task. */
  checklist: readonly ChecklistItem[];
  /** Real wrong ideas of the output, offered beside the right one; empty where the guess is typed, or none is asked. */
  wrongGuesses: readonly string[];
  /** True when the shown run takes `sampleInputs` if the learner gives none. */
  usesSampleInput: boolean;
  sampleInputs: readonly string[];
  /** Sanitised HTML, shown once the question is solved. */
  explanationHtml: Bilingual;
  checks: CourseQuestionChecks;
};

/** A proven multiple-choice card, with its question as learners see it. */
export type Mcq = Omit<Card<'multiple-choice'>, 'stem' | 'code'> & {
  id: string;
  milestoneId: string;
  /** Stem and code as sanitised HTML. */
  questionHtml: Bilingual;
  /** The explanation said aloud; null for one that is only read, and until it is rendered. */
  spoken: SpokenMedia | null;
};

/** A proven card of the deck, with what it asks. */
type DeckCard<Kind extends DeckKind> = Card<Kind> & {
  id: string;
  milestoneId: string;
  /** The coding question that it was made from. */
  questionId: string;
  /** What it asks, as sanitised HTML. */
  questionHtml: Bilingual;
};

type CourseCards = { 'multiple-choice': Mcq } & { [Kind in DeckKind]: DeckCard<Kind> };

/** A proven card of a kind, with what learners see of it. */
export type CourseCard<Kind extends CardKind = CardKind> = CourseCards[Kind];

export type Milestone = {
  id: string;
  order: number;
  isFree: boolean;
  title: Bilingual;
  description: Bilingual;
  words: readonly Bilingual[];
  lessons: readonly CourseLesson[];
  videos: readonly CourseVideo[];
  /** Required questions, without the challenge. */
  questions: readonly Question[];
  /** An optional question: it gives points and never blocks progress. Null when there is none. */
  challenge: Question | null;
  /** Questions that others have replaced. Only learners who have solved them see them. */
  retired: readonly Question[];
  mcqs: readonly Mcq[];
  /** The cards made from its questions, in the order of the questions. */
  deck: readonly CourseCard<DeckKind>[];
};

/** The whole course, checked. Look-ups answer null for an id that does not exist. */
export type Curriculum = {
  /** By order. A milestone may still be without lessons, questions and MCQs. */
  milestones: readonly Milestone[];
  badges: readonly Badge[];
  glossary: readonly GlossaryTerm[];
  /** Folder of the files that `media` names. */
  mediaFolder: string;
  milestoneById(id: string): Milestone | null;
  lessonById(id: string): CourseLesson | null;
  questionById(id: string): Question | null;
  mcqById(id: string): Mcq | null;
  deckCardById(id: string): CourseCard<DeckKind> | null;
  /** The milestone after this one; null after the last, and for an unknown id. */
  successorOf(milestoneId: string): Milestone | null;
};
