import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const milestone = 'content/milestones/01-hello-python';
const question = `${milestone}/questions/m01-q1-greet`;

/** The files of a course with one lesson, one question and one MCQ that keeps every promise but that of its media. */
const smallCourse = {
  [`${milestone}/milestone.yaml`]: `id: hello-python
order: 1
is_free: true
title: { en: Hello, ta: வணக்கம் }
description: { en: Your first program., ta: உன் முதல் நிரல். }
words:
  - { en: program, ta: நிரல் }
python_words: [print]
`,
  [`${milestone}/lessons/m01-v1.yaml`]: `id: m01-v1
title: { en: Your first program, ta: உன் முதல் நிரல் }
scenes:
  - code: |
      print("Hi")
    shows: Hi
    mark: [print]
    voice: { en: This program says Hi., ta: இந்த நிரல் Hi என்று சொல்கிறது. }
`,
  [`${question}/question.yaml`]: `id: m01-q1-greet
kind: make
points: 10
title: { en: Greet, ta: வணக்கம் சொல் }
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
  - files: [wrong/small-letter.py]
    hint: { en: Write a capital H., ta: பெரிய H எழுது. }
explanation: { en: The text is shown as it is., ta: உரை அப்படியே காட்டப்படும். }
`,
  [`${question}/starter.py`]: '# write here\n',
  [`${question}/solution.py`]: 'print("Hi")\n',
  [`${question}/alternative/single-quotes.py`]: "print('Hi')\n",
  [`${question}/wrong/small-letter.py`]: 'print("hi")\n',
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
`,
  'content/badges/first-step.yaml': `id: first-step
title: { en: First Step, ta: முதல் அடி }
description: { en: You watched it all., ta: எல்லாவற்றையும் பார்த்தாய். }
rule: { kind: videos-watched, milestone: hello-python }
`,
  'content/glossary.yaml': `- term: { en: program, ta: நிரல் }
  match: [program]
  avoid: [திட்டம்]
- term: { en: comma, ta: காற்புள்ளி }
  match: [comma]
`,
} as const;

type SmallCourseFile = keyof typeof smallCourse;

/** Short names for the files of the small course. */
export const files = {
  milestone: `${milestone}/milestone.yaml`,
  lesson: `${milestone}/lessons/m01-v1.yaml`,
  question: `${question}/question.yaml`,
  starter: `${question}/starter.py`,
  solution: `${question}/solution.py`,
  alternative: `${question}/alternative/single-quotes.py`,
  wrong: `${question}/wrong/small-letter.py`,
  mcqs: `${milestone}/mcqs.yaml`,
  badge: 'content/badges/first-step.yaml',
  glossary: 'content/glossary.yaml',
  observed: `${milestone}/observed.json`,
  manifest: 'media/manifest.json',
} as const;

/** Replaces `from`, which must be there, by `to` in one file of the small course. */
export type Edit = readonly [file: SmallCourseFile, from: string, to: string];

/** A folder with the small course in it, changed by the edits; it goes away when the test has finished. */
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
  return { root, write };
}
