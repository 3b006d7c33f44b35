import type { ShownCard } from '@python-learning/contract';
import type { Bilingual, CardAnswer, DeckKind, Language } from '@python-learning/domain';

/** A card of the course, what answers it right and wrong, and what is said of both. */
export type DeckSample<Kind extends DeckKind> = {
  card: (language: Language) => ShownCard<Kind>;
  right: CardAnswer<Kind>;
  wrong: CardAnswer<Kind>;
  explanation: Bilingual;
  why: Bilingual;
};

/** A card of each kind, as the deck of the course has it. */
export const deckSamples: { readonly [Kind in DeckKind]: DeckSample<Kind> } = {
  'order-lines': {
    card: (language) => ({
      kind: 'order-lines',
      id: 'm05-q2-pass-mark-order-lines-1',
      question_text: {
        en: '<p>Let 40 marks be enough to pass</p><p>Tap the lines in their order. Not every line may be needed.</p>',
        ta: '<p>40 எடுத்தாலும் தேர்ச்சி பெறச் செய்</p><p>வரிகளைச் சரியான வரிசையில் தட்டு. எல்லா வரிகளும் தேவைப்படாமல் இருக்கலாம்.</p>',
      }[language],
      first_line: 1,
      before: [],
      pieces: [
        '    print("Pass")',
        'else:',
        'marks = int(input("Marks? "))',
        'if marks >= 40:',
        'if marks == 40:',
      ],
      after: ['    print("Try again")'],
      places: 4,
      example: { inputs: ['40'], output: 'Pass' },
    }),
    right: [2, 3, 0, 1],
    wrong: [3, 2, 0, 1],
    explanation: {
      ta: 'சரி! நிபந்தனை சரி என்றால் இயங்க வேண்டிய வரிகள் அதற்குக் கீழே வருகின்றன.',
      en: 'Right. Below each condition come the lines that run if it is true.',
    },
    why: {
      ta: 'சரியான வரிகளைத்தான் எடுத்தாய். ஆனால் வரிசை சரியில்லை. உள்ளே தள்ளி எழுதிய வரிகளுக்கு மேலே எந்த வரி வர வேண்டும்?',
      en: 'You have the right lines. But their order is wrong. Which line must be right above the lines with spaces?',
    },
  },
  'faulty-line': {
    card: (language) => ({
      kind: 'faulty-line',
      id: 'm05-q2-pass-mark-faulty-line-1',
      question_text: {
        en: '<p>Let 40 marks be enough to pass</p><p>One line has a mistake. Tap it.</p>',
        ta: '<p>40 எடுத்தாலும் தேர்ச்சி பெறச் செய்</p><p>ஒரு வரியில் பிழை உள்ளது. அதைத் தட்டு.</p>',
      }[language],
      first_line: 1,
      lines: [
        'marks = int(input("Marks? "))',
        'if marks == 40:',
        '    print("Pass")',
        'else:',
        '    print("Try again")',
      ],
      example: { inputs: ['75'], output: 'Pass' },
      shows: { output: 'Try again', error: null },
    }),
    right: 2,
    wrong: 3,
    explanation: {
      ta: 'இப்போது 40 தேர்ச்சி பெறுகிறது; அது சரி. ஆனால் 75-உம் தேர்ச்சி பெற வேண்டும். உன் நிபந்தனையில் 75-ஐ வைத்து வாய்விட்டுப் படி.',
      en: '40 passes now, and that is right. But 75 must pass too. Read your condition aloud with 75.',
    },
    why: {
      ta: 'இந்த வரி சரி. இரண்டு வெளியீடுகளையும் ஒப்பிட்டுப் பார். முதலில் எங்கே வேறுபடுகின்றன? அதைக் காட்டும் வரி எது?',
      en: 'This line is right. Compare both outputs: where do they differ first? Which line shows that?',
    },
  },
  shows: {
    card: (language) => ({
      kind: 'shows',
      id: 'm04-q1-predict-55-shows-1',
      question_text: { en: '<p>What does this program show?</p>', ta: '<p>இந்த நிரல் எதைக் காட்டும்?</p>' }[
        language
      ],
      first_line: 1,
      lines: ['a = input()', 'print(a + a)'],
      inputs: ['5'],
      options: { A: '10', B: '5 5', C: '55' },
    }),
    right: 'C',
    wrong: 'A',
    explanation: {
      ta: 'சரி! மாறியில் கடைசியாகச் சேமித்த மதிப்புதான் இருக்கும்.',
      en: 'Right. A variable keeps the value that was stored in it last.',
    },
    why: {
      ta: '1 ஆம் வரி இப்படி இருந்தால் இந்த விடை வரும்: a = int(input())',
      en: 'The program would show this if line 1 were: a = int(input())',
    },
  },
  mends: {
    card: (language) => ({
      kind: 'mends',
      id: 'm05-q2-pass-mark-mends-1',
      question_text: {
        en: '<p>Let 40 marks be enough to pass</p><p>One line has a mistake. Which line belongs in its place?</p>',
        ta: '<p>40 எடுத்தாலும் தேர்ச்சி பெறச் செய்</p><p>ஒரு வரியில் பிழை உள்ளது. அந்த இடத்தில் எந்த வரி வர வேண்டும்?</p>',
      }[language],
      first_line: 1,
      lines: [
        'marks = int(input("Marks? "))',
        'if marks = 40:',
        '    print("Pass")',
        'else:',
        '    print("Try again")',
      ],
      example: { inputs: ['40'], output: 'Pass' },
      shows: {
        output: '',
        error: "SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='?",
      },
      options: {
        A: { line: 2, text: 'if marks => 40:' },
        B: { line: 2, text: 'if marks == 40:' },
        C: { line: 2, text: 'if marks >= 40:' },
        D: { line: 2, text: 'if marks > 40:' },
      },
    }),
    right: 'C',
    wrong: 'A',
    explanation: {
      ta: 'ஒரே ஒரு = மதிப்பைச் சேமிக்கும். இங்கே ஒப்பிடும் குறி வேண்டும். பெரியது அல்லது சமம் என்பதைக் காட்டும் குறி எது?',
      en: 'One = stores a value. Here you need an operator that compares. Which operator means greater than or equal?',
    },
    why: {
      ta: 'குறியை மாற்றியது சரி. ஆனால் இந்தக் குறியை Python அறியாது. பெரியது அல்லது சமம் என்று சொல்லி, குறிகளை அந்த வரிசையில் எழுது.',
      en: 'It is right to change the operator. But Python does not know this one. Say greater than or equal, and write the characters in this order.',
    },
  },
  gap: {
    card: (language) => ({
      kind: 'gap',
      id: 'm05-q2-pass-mark-gap-1',
      question_text: {
        en: '<p>Let 40 marks be enough to pass</p><p>What belongs in the gap?</p>',
        ta: '<p>40 எடுத்தாலும் தேர்ச்சி பெறச் செய்</p><p>காலி இடத்தில் எது வர வேண்டும்?</p>',
      }[language],
      first_line: 1,
      before: 'marks = ',
      after: '(input("Marks? "))\nif marks >= 40:\n    print("Pass")\nelse:\n    print("Try again")',
      example: { inputs: ['40'], output: 'Pass' },
      options: { A: 'int', B: 'print', C: 'round', D: 'input' },
    }),
    right: 'A',
    wrong: 'B',
    explanation: {
      ta: 'சரி! int இருந்தால், நிரல் காட்ட வேண்டியதைக் காட்டும்.',
      en: 'Right. With int the program shows what it must show.',
    },
    why: {
      ta: 'print() மதிப்பைக் காட்ட மட்டும் செய்யும். 2 ஆம் வரி பயன்படுத்த அது எதையும் திருப்பித் தராது. print()-இன் அடைப்புக்குறியைக் கடைசியில் மூடு, அல்லது print() இல்லாமல் மதிப்பைச் சேமி.',
      en: 'print() only shows a value. It gives nothing back that line 2 could use. Close the bracket of print() at the very end, or store the value without print().',
    },
  },
};
