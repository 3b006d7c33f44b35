import { join } from 'node:path';
import { localized, outputOf } from '@python-learning/domain';
import { type Content, type MilestoneContent, readContent } from './content.ts';
import { courseCards } from './course-cards.ts';
import { courseDeck } from './course-deck.ts';
import { type CourseData, loadThroughSnapshot, snapshotPath } from './course-snapshot.ts';
import { CurriculumError, type Fault } from './fault.ts';
import { findIntegrityFaults } from './integrity.ts';
import type { Lesson, ShortVideo } from './lesson.ts';
import { findStaleCards } from './make-cards.ts';
import { codeBlock, renderMarkdown } from './markdown.ts';
import { emptyManifest, type MediaManifest } from './media-manifest.schema.ts';
import type { CourseLesson, CourseVideo, Curriculum, Milestone, Question } from './model.ts';
import type { ObservedQuestion } from './observed.schema.ts';
import { packageRoot } from './package-root.ts';
import { findUnrecorded, questionChecks, unobserved } from './question-checks.ts';
import { findStaleDeck } from './question-digest.ts';
import type { QuestionContent } from './question-files.ts';
import type { ContentKinds } from './question-kinds/content-kind.ts';
import { contentKinds } from './question-kinds/index.ts';

/**
 * Reads the course from its files and checks it as a whole. Uses a snapshot for the course of this package while its
 * files do not change.
 * @param root folder that holds `content/` and `media/`
 * @param kinds the kinds of questions that there are
 * @throws CurriculumError listing every fault of every file
 */
export function loadCurriculum(root: string = packageRoot, kinds: ContentKinds = contentKinds): Curriculum {
  const load = () => readCourse(root, kinds);
  const isSnapped = root === packageRoot && kinds === contentKinds;
  return curriculumOf(isSnapped ? loadThroughSnapshot(root, snapshotPath, load) : load(), root);
}

function readCourse(root: string, kinds: ContentKinds): CourseData {
  const content = readContent(root, kinds);
  const faults = [...content.faults, ...findIntegrityFaults(content), ...findUnrecordedIn(content)];
  if (faults.length > 0) throw new CurriculumError(faults);
  // After the others: a question that cannot be read has no card.
  const staleCards = content.milestones.flatMap((milestone) => [
    ...findStaleCards(milestone),
    ...findStaleDeck(milestone),
  ]);
  if (staleCards.length > 0) throw new CurriculumError(staleCards);
  const media = content.media?.value ?? emptyManifest;
  return {
    milestones: content.milestones.map((milestone) => milestoneOf(milestone, media)),
    badges: content.badges.map(({ value }) => value).toSorted((left, right) => left.order - right.order),
    glossary: content.glossary?.value ?? [],
  };
}

function findUnrecordedIn(content: Content): Fault[] {
  return content.milestones.flatMap(({ questions, observed }) =>
    questions.flatMap((question) => findUnrecorded(question, observed?.value[question.value.id])),
  );
}

function curriculumOf({ milestones, badges, glossary }: CourseData, root: string): Curriculum {
  const milestoneById = byId(milestones);
  const lessonById = byId(milestones.flatMap(({ lessons }) => lessons));
  const questionById = byId(
    milestones.flatMap(({ questions, challenge, retired }) => [
      ...questions,
      ...(challenge === null ? [] : [challenge]),
      ...retired,
    ]),
  );
  const mcqById = byId(milestones.flatMap(({ mcqs }) => mcqs));
  const deckCardById = byId(milestones.flatMap(({ deck }) => deck));
  return {
    milestones,
    badges,
    glossary,
    mediaFolder: join(root, 'media'),
    milestoneById: (id) => milestoneById.get(id) ?? null,
    lessonById: (id) => lessonById.get(id) ?? null,
    questionById: (id) => questionById.get(id) ?? null,
    mcqById: (id) => mcqById.get(id) ?? null,
    deckCardById: (id) => deckCardById.get(id) ?? null,
    successorOf: (id) => milestones[milestoneById.get(id)?.order ?? milestones.length] ?? null,
  };
}

function byId<T extends { id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

function milestoneOf(content: MilestoneContent, media: MediaManifest): Milestone {
  const { is_free: isFree, ...rest } = content.milestone.value;
  const { id } = rest;
  const questions = content.questions.map((question) => ({
    isRetired: question.value.retired === true,
    isRequired: question.contentKind.isRequired,
    question: questionOf(question, id, content.observed?.value[question.value.id] ?? unobserved),
  }));
  const asked = questions.filter(({ isRetired }) => !isRetired);
  return {
    ...rest,
    isFree,
    lessons: content.lessons.map(({ value }) => lessonOf(value, id, media)),
    videos: content.videos.map(({ value }) => videoOf(value, media)),
    questions: asked.filter(({ isRequired }) => isRequired).map(({ question }) => question),
    challenge: asked.find(({ isRequired }) => !isRequired)?.question ?? null,
    retired: questions.filter(({ isRetired }) => isRetired).map(({ question }) => question),
    mcqs: courseCards('multiple-choice', content, media),
    deck: courseDeck(content),
  };
}

function lessonOf(lesson: Lesson, milestoneId: string, media: MediaManifest): CourseLesson {
  const transcript = localized((language) => lesson.scenes.map(({ voice }) => voice[language]).join('\n'));
  return { ...lesson, milestoneId, transcript, media: media.lessons[lesson.id] ?? null };
}

function videoOf({ id, kind, title, question }: ShortVideo, media: MediaManifest): CourseVideo {
  return { id, kind, title, questionId: question, media: media.videos[id] ?? null };
}

function questionOf(content: QuestionContent, milestoneId: string, observed: ObservedQuestion): Question {
  const { id, kind, points, title, goal, prompt, hints, explanation, cases, continues } = content.value;
  const sample = cases.find(({ visible }) => visible);
  const fill = (text: string) =>
    text
      .replaceAll('{{output}}', () => codeBlock(sample === undefined ? '' : outputOf(sample.evidence)))
      .replaceAll('{{solution}}', () => codeBlock(content.solution.source));
  return {
    id,
    milestoneId,
    kind,
    points,
    title,
    goal,
    promptHtml: localized((language) => renderMarkdown(fill(prompt[language]))),
    hints,
    ...(continues === undefined ? {} : { continues }),
    starter: content.starter.source,
    solution: content.solution.source,
    dataFiles: content.dataFiles,
    wrongPrograms: [...content.mistakes, ...content.refusals].map(({ program }) => program.source),
    prompt,
    themes: content.value.themes ?? [],
    anyTheme: content.value.any_theme ?? null,
    themePictures: content.value.theme_pictures ?? [],
    checklist: content.value.checklist ?? [],
    wrongGuesses: content.value.wrong_guesses,
    usesSampleInput: content.value.uses_sample_input,
    sampleInputs: sample?.inputs ?? [],
    explanationHtml: localized((language) => renderMarkdown(fill(explanation[language]))),
    checks: questionChecks(content, observed),
  };
}
