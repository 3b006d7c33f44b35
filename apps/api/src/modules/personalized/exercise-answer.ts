import type { PersonalizedExercise } from '@python-learning/contract';
import { codeBlock, renderMarkdown, renderPlain } from '@python-learning/curriculum';
import type { Language } from '@python-learning/domain';
import { isSkillId, skills } from '@python-learning/exercises';
import { texts } from '../../texts.ts';
import { hintLadderAnswer } from '../submissions/index.ts';
import type { LearnersExercise } from './exercise.repository.ts';
import { hintFailures } from './hint-failures.ts';

const maxSummaryLength = 120;
const maxTitleLength = 60;

/** An exercise as its learner sees it, in the learner's language. */
export function exerciseAnswer(exercise: LearnersExercise, language: Language): PersonalizedExercise {
  const { attempts, completedAt, last, draft } = exercise;
  const isCompleted = completedAt !== null;
  return {
    id: exercise.id,
    kind: exercise.kind,
    author: exercise.author,
    is_custom: exercise.isCustom,
    ...questionOf(exercise, language),
    difficulty: exercise.difficulty,
    draft_code: draft?.code ?? null,
    draft_written_at: draft?.writtenAt.toISOString() ?? null,
    last_inputs: [...last.inputs],
    output: last.output,
    hints: [...last.hints],
    hint_ladder: hintLadderAnswer(exercise.texts?.hints ?? [], hintFailures(exercise), language),
    suggestions: [...last.suggestions],
    is_completed: isCompleted,
    completed_at: completedAt?.toISOString() ?? null,
    attempts,
    created_at: exercise.createdAt.toISOString(),
    encouragement: encouragement({ kind: exercise.kind, attempts, isCompleted }, language),
    focus_area: skillName(exercise.focusSkill, language),
    is_first_attempt: attempts <= 1,
  };
}

type Way = { kind: 'checked' | 'practice'; attempts: number; isCompleted: boolean };

/** One sentence on progress; null before the first run and in unfinished free practice. */
function encouragement({ kind, attempts, isCompleted }: Way, language: Language): string | null {
  const words = texts[language].encouragement;
  if (isCompleted && kind === 'practice') return words.worksAsWanted;
  if (isCompleted) return words[attempts <= 1 ? 'rightAtFirst' : 'rightLater'];
  if (attempts === 0 || kind === 'practice') return null;
  return words[attempts <= 2 ? 'begun' : 'underWay'];
}

/** Name of a skill in the learner's language; null for null. */
export function skillName(skill: string | null, language: Language): string | null {
  return skill !== null && isSkillId(skill) ? skills[skill][language] : null;
}

type ShownQuestion = Pick<PersonalizedExercise, 'title' | 'question' | 'summary' | 'generated_code'>;

function questionOf(exercise: LearnersExercise, language: Language): ShownQuestion {
  const { texts: words } = exercise;
  if (words === null) return ownQuestion(exercise, language);
  const statement = words.statement[language];
  return {
    title: words.title[language],
    question: renderMarkdown(statement),
    summary: oneLine(withoutExample(statement).replace(/[`*]/g, ''), maxSummaryLength),
    generated_code: words.starter,
  };
}

function ownQuestion({ asked, expected }: LearnersExercise, language: Language): ShownQuestion {
  const text = asked ?? '';
  const paragraphs = text.split(/\n+/).map(renderPlain);
  const output =
    expected === null
      ? []
      : [renderPlain(texts[language].exercise.mustShow), renderMarkdown(codeBlock(expected))];
  return {
    title: oneLine(text, maxTitleLength),
    question: [...paragraphs, ...output].join('\n'),
    summary: oneLine(text, maxSummaryLength),
    generated_code: '',
  };
}

/** Removes the example run, which is a block of its own at the end of the statement. */
function withoutExample(statement: string): string {
  return statement.split(/\n\s*```|\n\n\*\*/)[0] ?? statement;
}

function oneLine(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).trimEnd()}…`;
}
