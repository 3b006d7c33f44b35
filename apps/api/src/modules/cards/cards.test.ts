import { deckCard, mcqQuestion } from '@python-learning/contract';
import { loadCurriculum } from '@python-learning/curriculum';
import { languages } from '@python-learning/domain';
import { expect, test } from 'vitest';
import { sampleMcq } from '../../../testing/index.ts';
import { judgeCard } from './judge-card.ts';
import { shownCard } from './shown-card.ts';

const mcq = sampleMcq('first-c1');
const mediaUrl = (file: string) => `/media/${file}`;

test('a question is asked without a trace of its answer', () => {
  const question = shownCard(mcq, 'en', mediaUrl);

  expect(question).toEqual({
    kind: 'multiple-choice',
    id: 'first-c1',
    question_text: '<p>Which one? first-c1</p>',
    options: { A: 'Option A', B: 'Option B', C: 'Option C', D: 'Option D' },
    audio_url_2: '/media/first-c1.en.m4a',
  });
  expect(mcqQuestion.parse(question)).toEqual(question);
});

test('a question is asked in the language of the learner', () => {
  expect(shownCard(mcq, 'ta', mediaUrl)).toMatchObject({
    question_text: '<p>எது? first-c1</p>',
    options: { B: 'Option B (தமிழ்)' },
  });
});

test('the course explains the first question of every exercise aloud, in both languages', () => {
  const { milestones } = loadCurriculum();
  expect(milestones).toHaveLength(15);
  for (const { mcqs } of milestones) {
    for (const language of languages) {
      const [first, ...others] = mcqs.map((one) => shownCard(one, language, mediaUrl));
      expect(first?.audio_url_2).toMatch(
        new RegExp(`^/media/${first?.id}\\.${language}\\.[0-9a-f]{8}\\.m4a$`),
      );
      expect(others.map(({ audio_url_2 }) => audio_url_2)).toEqual(others.map(() => null));
    }
  }
});

test('a wrong choice is told why, then what is right, and signs of Python stay text', () => {
  expect(judgeCard(mcq, 'A', 'en').explanation).toBe('<p>A is wrong: 1 &lt; 2.</p><p>B is right.</p>');
  expect(judgeCard(mcq, 'A', 'ta').explanation).toContain('(தமிழ்)');
});

test('the right choice is told why it is right', () => {
  expect(judgeCard(mcq, 'B', 'en').explanation).toBe('<p>B is right.</p>');
});

test('every card of the deck is shown in both languages without its key', () => {
  const deck = loadCurriculum().milestones.flatMap((milestone) => milestone.deck);
  expect(new Set(deck.map(({ kind }) => kind)).size).toBe(5);
  for (const card of deck) {
    for (const language of languages) {
      const shown = shownCard(card, language, mediaUrl);
      expect(deckCard.parse(shown)).toEqual(shown);
      expect(JSON.stringify(shown)).not.toMatch(
        /"(?:right|why|accepted|mended|line|hint|explanation|constructs)":(?!\d+,"text")/,
      );
    }
  }
});
