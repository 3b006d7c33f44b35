import type { CodingExercise, CodingQuestion, Learner, Milestone, Streak } from '@python-learning/contract';
import type { OutlineFact } from './app/outlines/filled-text.tsx';
import type { GetPath } from './app/page-facts.ts';
import { needsTheme, withTheme } from './features/practice/free/themed-question.ts';
import type { WrittenAnswer } from './lib/api/early-answers.ts';
import { isOpen } from './lib/data/asked-questions.ts';
import { readStored } from './lib/settings/stored-settings.ts';
import { draftKeyOf } from './lib/storage/draft-key.ts';

type Answers = Readonly<Record<string, WrittenAnswer>>;
type Facts = Partial<Record<OutlineFact, string | number>>;

/**
 * Completes the texts of the outline (`app/outlines/filled-text.tsx`) from the answers that came with the page, which
 * have no schema here: a text stays empty where a fact is missing. `parameter` is that of the address.
 */
export function fillOutline(answers: Answers, parameter: string): void {
  const facts = factsOf(answers, parameter);
  for (const element of document.querySelectorAll<HTMLElement>('[data-fill]')) {
    const text = element.dataset['fill'] ?? '';
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as OutlineFact);
    if (names.every((name) => facts[name] !== undefined))
      // A function: facts may contain the patterns of a replacement.
      element.textContent = text.replace(/\{(\w+)\}/g, (_place, name: OutlineFact) => String(facts[name]));
  }
}

function factsOf(answers: Answers, id: string): Facts {
  const bodyOf = (path: GetPath) => answers[`/api${path.replace(':id', id)}`]?.[1];
  const learner = bodyOf('/auth/user/') as Learner | undefined;
  const milestones = bodyOf('/learn/milestones/') as Milestone[] | undefined;
  const week = bodyOf('/learn/streak/') as Streak | undefined;
  const practice = bodyOf('/learn/milestones/:id/questions/') as CodingExercise | undefined;
  const milestone = milestones?.find?.((one) => one.id === id);
  return {
    ...(learner?.username && { username: learner.username }),
    ...(week?.best_weeks === 0 && !week.resting && { days: week.goal }),
    ...(milestone && { title: milestone.title, order: milestone.order }),
    ...(practice?.questions && { title: practice.title, ...questionFacts(practice) }),
  };
}

/** The question that the address names, else the first open one. The challenge has no number. */
function questionFacts({ questions }: CodingExercise): Facts {
  const named = new URLSearchParams(location.search).get('q');
  const open = questions.find(isOpen) ?? questions[0];
  const question = named === null ? open : questions[Number(named) - 1];
  if (question === undefined) return {};
  return {
    goal: withTheme(question).goal,
    // Themes come before the program.
    ...(!needsTheme(question) && { code: codeOf(question) }),
    number: questions.indexOf(question) + 1,
    total: questions.length,
  };
}

function codeOf({ id, draft_code: draft, example_code: starter }: CodingQuestion): string {
  return readStored(draftKeyOf(id)) ?? draft ?? starter;
}
