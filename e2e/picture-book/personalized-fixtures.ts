import type {
  PersonalizedExercise,
  PersonalizedFinished,
  PersonalizedStats,
} from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { finishedRun, mangoes, personalizedStats } from '@python-learning/testing/samples';

const texts = {
  en: {
    mangoes: {
      title: 'Mangoes of three trees',
      question:
        '<p>Nila counts the mangoes of her trees. Read how many trees there are. Then read the mangoes of each tree. Show: <code>Total:</code> and the sum.</p><p><strong>Example.</strong> Typed in: <code>2</code>, <code>15</code>, <code>20</code></p><pre><code>Total: 35\n</code></pre>',
      summary:
        'Nila counts the mangoes of her trees. Read how many trees there are. Then read the mangoes of each…',
      focus_area: 'count and add up in a loop',
      hints: ['Start with a total of 0.', 'In each round of the loop, add the next number to it.'],
    },
    cricket: {
      title: 'Cricket: who won?',
      summary: 'Two teams play at the school ground. Read the runs of both.',
    },
    bill: {
      title: 'Class party bill',
      summary: 'Kavin buys vadai for the class party. Read how many he buys.',
    },
    own: 'A program that counts the vowels of a word and shows each of them on a line of its own',
    more: 'Not yet. Each run tells you something.',
    right: 'You kept going and solved it.',
  },
  ta: {
    mangoes: {
      title: 'மூன்று மரங்களின் மாம்பழங்கள்',
      question:
        '<p>நிலா தன் மரங்களின் மாம்பழங்களை எண்ணுகிறாள். எத்தனை மரங்கள் என்று படி. பிறகு ஒவ்வொரு மரத்தின் மாம்பழங்களையும் படி. <code>Total:</code> என்பதையும் கூட்டுத்தொகையையும் காட்டு.</p><p><strong>எடுத்துக்காட்டு.</strong> உள்ளிடுவது: <code>2</code>, <code>15</code>, <code>20</code></p><pre><code>Total: 35\n</code></pre>',
      summary: 'நிலா தன் மரங்களின் மாம்பழங்களை எண்ணுகிறாள். எத்தனை மரங்கள் என்று படி. பிறகு ஒவ்வொரு மரத்தின்…',
      focus_area: 'மடக்கில் எண்ணுதலும் கூட்டுதலும்',
      hints: ['கூட்டுத்தொகையை 0 என்று தொடங்கு.', 'ஒவ்வொரு சுற்றிலும் அடுத்த எண்ணை அதனுடன் கூட்டு.'],
    },
    cricket: {
      title: 'கிரிக்கெட்: யார் வென்றார்கள்?',
      summary: 'பள்ளி மைதானத்தில் இரண்டு அணிகள் விளையாடுகின்றன. இரண்டின் ஓட்டங்களையும் படி.',
    },
    bill: { title: 'வகுப்பு விருந்தின் செலவு', summary: 'கவின் வகுப்பு விருந்துக்கு வடை வாங்குகிறான். எத்தனை என்று படி.' },
    own: 'ஒரு சொல்லில் உள்ள உயிரெழுத்துகளை எண்ணி, ஒவ்வொன்றையும் தனி வரியில் காட்டும் நிரல்',
    more: 'இன்னும் இல்லை. ஒவ்வொரு இயக்கமும் உனக்கு ஏதோ சொல்கிறது.',
    right: 'விடாமல் முயன்று தீர்த்துவிட்டாய்.',
  },
} as const;

export function mangoesIn(language: Language): PersonalizedExercise {
  const { title, question, summary, focus_area, hints } = texts[language].mangoes;
  return {
    ...mangoes,
    generated_code: 'trees = int(input())\n',
    id: 'picture-mangoes',
    title,
    question,
    summary,
    focus_area,
    hints: [...hints],
    hint_ladder: { open: hints.map((hint) => `<p>${hint}</p>`), total: 3, next_after: 2 },
    difficulty: 'medium',
    created_at: '2026-11-21T09:00:00.000Z',
  };
}

export function ownIn(language: Language): PersonalizedExercise {
  const summary = texts[language].own;
  return {
    ...mangoesIn(language),
    id: 'picture-own',
    kind: 'practice',
    author: 'learner',
    is_custom: true,
    title: summary,
    question: `<p>${summary}</p>`,
    summary,
    generated_code: '',
    hints: [],
    hint_ladder: { open: [], total: 0, next_after: null },
    focus_area: null,
    difficulty: 'hard',
    created_at: '2026-11-20T09:00:00.000Z',
  };
}

export function listIn(language: Language): PersonalizedExercise[] {
  const { cricket, bill } = texts[language];
  const done = { is_completed: true, attempts: 2, completed_at: '2026-11-19T09:30:00.000Z' };
  const older = { ...mangoesIn(language), ...done, difficulty: 'easy', hints: [] } as const;
  return [
    mangoesIn(language),
    ownIn(language),
    { ...older, ...cricket, id: 'picture-cricket', created_at: '2026-11-19T09:00:00.000Z', hints: [] },
    {
      ...older,
      ...bill,
      id: 'picture-bill',
      author: 'ai',
      created_at: '2026-11-18T09:00:00.000Z',
      hints: [],
    },
  ];
}

export function statsWith(used: number, language: Language): PersonalizedStats {
  const { exercises, custom } = personalizedStats.allowances;
  return {
    ...personalizedStats,
    made: 4,
    completed: 2,
    by_difficulty: {
      easy: { made: 2, completed: 2 },
      medium: { made: 1, completed: 0 },
      hard: { made: 1, completed: 0 },
    },
    points_today: { exercises: { earned: 15, limit: 60 }, custom: { earned: 2, limit: 10 } },
    next_focus_area: texts[language].mangoes.focus_area,
    allowances: {
      exercises: { ...exercises, limit: 40, used },
      custom: { ...custom, used: Math.min(used, 10) },
    },
  };
}

export function wrongRunIn(language: Language): PersonalizedFinished {
  const shown = { output: 'Total: 20\n', encouragement: texts[language].more };
  return finishedRun({ ...mangoesIn(language), ...shown, attempts: 1 });
}

export function rightRunIn(language: Language): PersonalizedFinished {
  return finishedRun({
    ...mangoesIn(language),
    verdict: 'solved',
    output: 'Total: 35\n',
    hints: [],
    attempts: 2,
    is_completed: true,
    completed_at: '2026-11-21T09:20:00.000Z',
    encouragement: texts[language].right,
    is_first_attempt: false,
    points_awarded: 10,
  });
}

/** Returns a finished run of free practice, which is not judged. */
export function unjudgedRunIn(language: Language): PersonalizedFinished {
  const shown = { output: 'a\na\nVowels: 2\n', hints: [] };
  return finishedRun({ ...ownIn(language), ...shown, verdict: 'unchecked', attempts: 1 });
}
