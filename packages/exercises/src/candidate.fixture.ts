import type { ExerciseCandidate } from './exercise.ts';

/** An exercise without a fault, for tests that break one thing in it. */
export const sound: ExerciseCandidate = {
  author: 'ai',
  template: null,
  kind: 'input',
  difficulty: 'easy',
  skills: ['read-input', 'arithmetic'],
  title: { en: 'Bus tickets', ta: 'பேருந்துச் சீட்டுகள்' },
  statement: {
    en: 'Meena buys bus tickets. One costs Rs 35. Read how many she buys. Show `Pay:` and the amount.',
    ta: 'மீனா பேருந்துச் சீட்டுகளை வாங்குகிறாள். ஒன்றின் விலை Rs 35. எத்தனை என்பதைப் படி. `Pay:` என்பதையும் தொகையையும் காட்டு.',
  },
  starter: '',
  solution: 'n = int(input())\nprint("Pay:", n * 35)',
  cases: [
    { visible: true, inputs: ['3'], asks: { kind: 'output' }, border: false },
    { visible: true, inputs: ['7'], asks: { kind: 'output' }, border: false },
    { visible: false, inputs: ['12'], asks: { kind: 'output' }, border: false },
    { visible: false, inputs: ['0'], asks: { kind: 'output' }, border: true },
    { visible: false, inputs: ['1'], asks: { kind: 'output' }, border: true },
  ],
  rules: [],
  mistakes: [
    {
      id: 'not-converted',
      program: 'n = input()\nprint("Pay:", n * 35)',
      hint: { en: 'input() gives a text.', ta: 'input() தருவது உரை.' },
    },
  ],
  hints: [
    { en: 'What do three tickets cost?', ta: 'மூன்று சீட்டுகளின் விலை என்ன?' },
    { en: 'Read a number with int(input()).', ta: 'int(input()) கொண்டு ஓர் எண்ணைப் படி.' },
    { en: 'Multiply n by 35.', ta: 'n-ஐ 35-ஆல் பெருக்கு.' },
  ],
  person: 'Meena',
};
