import { join } from 'node:path';
import { localized, outputOf } from '@python-learning/domain';
import { type Content, type MilestoneContent, readContent } from './content.ts';
import { type CourseData, loadThroughSnapshot, snapshotPath } from './course-snapshot.ts';
import { CurriculumError, type Fault } from './fault.ts';
import { findIntegrityFaults } from './integrity.ts';
import type { Lesson, ShortVideo } from './lesson.ts';
import { codeBlock, renderMarkdown } from './markdown.ts';
import type { McqDefinition } from './mcq.schema.ts';
import { emptyManifest, type MediaManifest } from './media-manifest.schema.ts';
import type { CourseLesson, CourseVideo, Curriculum, Mcq, McqOption, Milestone, Question } from './model.ts';
import type { ObservedQuestion } from './observed.schema.ts';
import { packageRoot } from './package-root.ts';
import { findUnrecorded, questionChecks } from './question-checks.ts';
import type { QuestionContent } from './question-files.ts';
import { contentKinds } from './question-kinds/index.ts';

/**
 * Reads the course from its files and checks it as a whole. Uses a snapshot for the course of this package while its
 * files do not change.
 * @param root folder that holds `content/` and `media/`
 * @throws CurriculumError listing every fault of every file
 */
export function loadCurriculum(root: string = packageRoot): Curriculum {
  const load = () => readCourse(root);
  return curriculumOf(root === packageRoot ? loadThroughSnapshot(root, snapshotPath, load) : load(), root);
}

function readCourse(root: string): CourseData {
  const content = readContent(root);
  const faults = [...content.faults, ...findIntegrityFaults(content), ...findUnrecordedIn(content)];
  if (faults.length > 0) throw new CurriculumError(faults);
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
    milestones.flatMap(({ questions, challenge }) => [
      ...questions,
      ...(challenge === null ? [] : [challenge]),
    ]),
  );
  const mcqById = byId(milestones.flatMap(({ mcqs }) => mcqs));
  return {
    milestones,
    badges,
    glossary,
    mediaFolder: join(root, 'media'),
    milestoneById: (id) => milestoneById.get(id) ?? null,
    lessonById: (id) => lessonById.get(id) ?? null,
    questionById: (id) => questionById.get(id) ?? null,
    mcqById: (id) => mcqById.get(id) ?? null,
    successorOf: (id) => milestones[milestoneById.get(id)?.order ?? milestones.length] ?? null,
  };
}

function byId<T extends { id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

function milestoneOf(content: MilestoneContent, media: MediaManifest): Milestone {
  const { is_free: isFree, ...rest } = content.milestone.value;
  const { id } = rest;
  const all = content.questions.flatMap((question) => {
    const observed = content.observed?.value[question.value.id];
    return observed === undefined ? [] : [questionOf(question, id, observed)];
  });
  return {
    ...rest,
    isFree,
    lessons: content.lessons.map(({ value }) => lessonOf(value, id, media)),
    videos: content.videos.map(({ value }) => videoOf(value, media)),
    questions: all.filter(({ kind }) => contentKinds[kind].isRequired),
    challenge: all.find(({ kind }) => !contentKinds[kind].isRequired) ?? null,
    mcqs: content.mcqs.map(({ value }) => mcqOf(value, id, media)),
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
    prompt,
    usesSampleInput: content.value.uses_sample_input,
    sampleInputs: sample?.inputs ?? [],
    explanationHtml: localized((language) => renderMarkdown(fill(explanation[language]))),
    checks: questionChecks(content, observed),
  };
}

function mcqOf(definition: McqDefinition, milestoneId: string, media: MediaManifest): Mcq {
  const { id, asks, stem, code, options, right, explanation } = definition;
  const block = code === null ? '' : `\n\n${codeBlock(code)}`;
  return {
    id,
    milestoneId,
    asks,
    questionHtml: localized((language) => renderMarkdown(`${stem[language]}${block}`)),
    options: {
      A: optionOf(options.A),
      B: optionOf(options.B),
      C: optionOf(options.C),
      D: optionOf(options.D),
    },
    right,
    explanation,
    spoken: media.spokenExplanations[id] ?? null,
  };
}

function optionOf({ text, misconception, why }: McqDefinition['options']['A']): McqOption {
  return { text, misconception: misconception ?? null, why: why ?? null };
}
