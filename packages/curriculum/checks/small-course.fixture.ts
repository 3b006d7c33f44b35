import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const milestone = 'content/milestones/01-hello-python';
const question = `${milestone}/questions/m01-q1-greet`;

/**
 * Files of a course with one lesson, one question and one MCQ. It meets every requirement except the one for media.
 */
const smallCourse = {
  [`${milestone}/milestone.yaml`]: `id: hello-python
order: 1
is_free: true
title: { en: Hello, ta: வணக்கம் }
description: { en: Your first program., ta: உன் முதல் நிரல். }
words:
  - { en: program, ta: நிரல் }
`,
  [`${milestone}/lessons/m01-v1.yaml`]: `id: m01-v1
title: { en: Your first program, ta: உன் முதல் நிரல் }
scenes:
  - code: |
      print("Hi")
    shows: Hi
    mark: [print]
    tryIt: true
    voice: { en: This program says Hi., ta: இந்த நிரல் Hi என்று சொல்கிறது. }
  - voice: { en: Look at it again., ta: மீண்டும் பார். }
  - voice: { en: Now it is your turn., ta: இப்போது உன் முறை. }
  - voice: { en: Good luck!, ta: வாழ்த்துகள்! }
`,
  [`${milestone}/videos/intro.yaml`]: `id: m01-intro
title: { en: Practice, ta: பயிற்சி }
scenes:
  - voice: { en: Now you write., ta: இனி நீ எழுது. }
  - code: |
      print("Hi")
    shows: Hi
    voice: { en: It shows Hi., ta: Hi என்று காட்டும். }
  - voice: { en: Good luck!, ta: வாழ்த்துகள்! }
`,
  [`${milestone}/videos/demo.yaml`]: `id: m01-demo
title: { en: What it is, ta: இது என்ன }
scenes:
  - voice: { en: Here you learn., ta: இங்கே கற்பாய். }
  - code: |
      print("Hi")
    shows: Hi
    voice: { en: You say Hi., ta: Hi என்று சொல்வாய். }
  - voice: { en: Come in!, ta: உள்ளே வா! }
`,
  [`${question}/question.yaml`]: `id: m01-q1-greet
kind: challenge
points: 20
title: { en: 'Challenge: greet', ta: 'சவால்: வணக்கம் சொல்' }
prompt:
  en: |
    Show this with \`print()\`:

    {{output}}
  ta: |
    \`print()\` கொண்டு இதைக் காட்டு:

    {{output}}
hints:
  - { en: Think of the lesson., ta: பாடத்தை நினைத்துப் பார். }
  - { en: Use print., ta: print பயன்படுத்து. }
  - { en: Write Hi in quote marks., ta: Hi என்பதை மேற்கோள் குறிகளுக்குள் எழுது. }
rules: ["prints==1"]
cases:
  - visible: true
    stdout: Hi
mistakes:
  - files: [wrong/small-letter.py, wrong/two-pieces.py, wrong/two-texts.py]
    hint: { en: Write a capital H., ta: பெரிய H எழுது. }
explanation: { en: The text is shown as it is., ta: உரை அப்படியே காட்டப்படும். }
goal: { en: Say Hi, ta: Hi என்று சொல் }
`,
  [`${question}/starter.py`]: '# write here\n',
  [`${question}/solution.py`]: 'print("Hi")\n',
  [`${question}/alternative/single-quotes.py`]: "print('Hi')\n",
  [`${question}/alternative/two-texts.py`]: 'print("H" + "i")\n',
  [`${question}/wrong/small-letter.py`]: 'print("hi")\n',
  [`${question}/wrong/two-pieces.py`]: 'print("h", "i", sep="")\n',
  [`${question}/wrong/two-texts.py`]: 'print("h" + "i")\n',
  [`${milestone}/mcqs.yaml`]: `- id: m01-c1
  asks: output
  stem: { en: What does this program show?, ta: இந்த நிரல் எதைக் காட்டும்? }
  code: print("A", 1)
  options:
    A: { text: A 1 }
    B:
      text: A, 1
      misconception: OWN:CommaIsPrinted
      why: { en: The comma is not shown., ta: காற்புள்ளி காட்டப்படாது. }
    C:
      text: A1
      misconception: OWN:CommaNoSpace
      why: { en: There is a space., ta: ஓர் இடைவெளி உண்டு. }
    D:
      text: { en: Nothing, ta: எதையும் காட்டாது }
      misconception: OWN:OrderIsShown
      why: { en: It shows two pieces., ta: இரண்டு பகுதிகளைக் காட்டும். }
  right: A
  explanation: { en: A comma adds one space., ta: காற்புள்ளி ஓர் இடைவெளியைச் சேர்க்கும். }
  voice: { en: The comma adds one space., ta: காற்புள்ளி ஓர் இடைவெளியைச் சேர்க்கும். }
`,
  [`${milestone}/cards.json`]: JSON.stringify({
    'm01-c1': {
      kind: 'multiple-choice',
      asks: 'output',
      stem: { en: 'What does this program show?', ta: 'இந்த நிரல் எதைக் காட்டும்?' },
      code: 'print("A", 1)',
      options: {
        A: { text: { en: 'A 1', ta: 'A 1' }, misconception: null, why: null },
        B: {
          text: { en: 'A, 1', ta: 'A, 1' },
          misconception: 'OWN:CommaIsPrinted',
          why: { en: 'The comma is not shown.', ta: 'காற்புள்ளி காட்டப்படாது.' },
        },
        C: {
          text: { en: 'A1', ta: 'A1' },
          misconception: 'OWN:CommaNoSpace',
          why: { en: 'There is a space.', ta: 'ஓர் இடைவெளி உண்டு.' },
        },
        D: {
          text: { en: 'Nothing', ta: 'எதையும் காட்டாது' },
          misconception: 'OWN:OrderIsShown',
          why: { en: 'It shows two pieces.', ta: 'இரண்டு பகுதிகளைக் காட்டும்.' },
        },
      },
      right: 'A',
      explanation: {
        en: 'A comma adds one space.',
        ta: 'காற்புள்ளி ஓர் இடைவெளியைச் சேர்க்கும்.',
      },
    },
  }),
  'content/badges/first-step.yaml': `id: first-step
title: { en: First Step, ta: முதல் அடி }
description: { en: You watched it all., ta: எல்லாவற்றையும் பார்த்தாய். }
rule: { kind: videos-watched, milestone: hello-python }
order: 1
how: { en: Watch the lessons., ta: பாடங்களைப் பார். }
`,
  'content/constructs.yaml': `- milestone: hello-python
  teaches:
    - { id: print(), en: show, ta: காட்டு }
    - { id: '"text"', en: text, ta: உரை }
    - { id: '#', en: comment, ta: குறிப்புரை }
    - { id: '12', en: number, ta: எண் }
`,
  'content/glossary.yaml': `- term: { en: program, ta: நிரல் }
  match: [program]
  avoid: [திட்டம்]
  words: { en: [program], ta: [நிரல்] }
  meaning: { en: A list of orders., ta: கட்டளைகளின் வரிசை. }
  example: print("Hi")
- term: { en: comma, ta: காற்புள்ளி }
  match: [comma]
  words: { en: [comma], ta: [காற்புள்ளி] }
  meaning: { en: A small sign., ta: ஒரு சிறிய குறி. }
`,
} as const;

type SmallCourseFile = keyof typeof smallCourse;

/** Short names for the files of the small course. */
export const files = {
  milestone: `${milestone}/milestone.yaml`,
  lesson: `${milestone}/lessons/m01-v1.yaml`,
  intro: `${milestone}/videos/intro.yaml`,
  demo: `${milestone}/videos/demo.yaml`,
  question: `${question}/question.yaml`,
  starter: `${question}/starter.py`,
  solution: `${question}/solution.py`,
  alternative: `${question}/alternative/single-quotes.py`,
  wrong: `${question}/wrong/small-letter.py`,
  mcqs: `${milestone}/mcqs.yaml`,
  cards: `${milestone}/cards.json`,
  deck: `${milestone}/deck.json`,
  badge: 'content/badges/first-step.yaml',
  glossary: 'content/glossary.yaml',
  constructs: 'content/constructs.yaml',
  observed: `${milestone}/observed.json`,
  manifest: 'media/manifest.json',
} as const;

/** What `observed.json` says once the small course is recorded. */
export const observedOfSmallCourse = JSON.stringify({
  'm01-q1-greet': {
    starterDigest: 'digest',
    mistakes: Object.fromEntries(
      ['small-letter', 'two-pieces', 'two-texts'].map((id) => [
        id,
        { errorId: null, stop: null, results: ['hi'], brokenRules: [] },
      ]),
    ),
  },
});

/** Replaces `from` by `to` in one file of the small course. `from` must occur in it. */
export type Edit = readonly [file: SmallCourseFile, from: string, to: string];

/** Writes the small course, changed by the edits, to a temporary folder. Removes it when the test has finished. */
export function plantCourse(...edits: readonly Edit[]) {
  const root = mkdtempSync(join(tmpdir(), 'course-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const contents: Record<string, string> = { ...smallCourse };
  for (const [file, from, to] of edits) {
    const before = contents[file] ?? '';
    if (!before.includes(from)) throw new Error(`${file} has no "${from}"`);
    contents[file] = before.replace(from, () => to);
  }
  for (const [file, text] of Object.entries(contents)) write(file, text);
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return { root, write, read };
}
