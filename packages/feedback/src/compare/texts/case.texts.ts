import type { MismatchText } from '../mismatch.ts';

/** Texts about a whole case: other inputs, changed values, calls. */
export const caseTexts = {
  'OUT-HIDDEN': {
    text: {
      en: 'The example is right. But with this input something else should come: {stdin}.',
      ta: 'எடுத்துக்காட்டுக்குச் சரி. ஆனால் இந்த உள்ளீட்டுக்கு வேறொன்று வர வேண்டும்: {stdin}.',
    },
    next: {
      en: 'Run your program with this input. What should it show, and what does it show?',
      ta: 'இந்த உள்ளீட்டுடன் நிரலை இயக்கு. அது எதைக் காட்ட வேண்டும்? எதைக் காட்டுகிறது?',
    },
  },
  'OUT-HIDDEN-PLAIN': {
    text: {
      en: 'The example is right. But with other values something else should come.',
      ta: 'எடுத்துக்காட்டுக்குச் சரி. ஆனால் மதிப்புகள் மாறினால் வேறொன்று வர வேண்டும்.',
    },
    next: {
      en: 'Think of other values. Use names in your lines, not answers that you typed.',
      ta: 'வேறு மதிப்புகளை எண்ணிப் பார். தட்டச்சு செய்த விடைகளை அல்ல, பெயர்களை வரிகளில் பயன்படுத்து.',
    },
  },
  'OUT-CONSTANT': {
    text: {
      en: 'Your program shows the same for every input. Perhaps you typed the answer by hand.',
      ta: 'எந்த உள்ளீட்டுக்கும் உன் நிரல் ஒன்றையே காட்டுகிறது. விடையை நேரடியாகத் தட்டச்சு செய்திருக்கலாம்.',
    },
    next: {
      en: 'Use what input() gives. Then the output changes with the input.',
      ta: 'input() தருவதைப் பயன்படுத்து. அப்போது உள்ளீட்டோடு வெளியீடும் மாறும்.',
    },
  },
  'OUT-VARY': {
    text: {
      en: 'It works for this value. But with another value of {name} your output stays the same.',
      ta: 'இந்த மதிப்புக்குச் சரி. ஆனால் {name} மாறினாலும் வெளியீடு மாறுவதில்லை.',
    },
    next: {
      en: 'Use {name} in your lines. Do not type the value or the answer.',
      ta: 'வரிகளில் {name} என்பதையே பயன்படுத்து. மதிப்பையோ விடையையோ தட்டச்சு செய்யாதே.',
    },
  },
  'OUT-VARY-VALUE': {
    text: {
      en: 'The example is right. But with {setup} something else should come.',
      ta: 'எடுத்துக்காட்டுக்குச் சரி. ஆனால் {setup} என்று மாற்றினால் வேறொன்று வர வேண்டும்.',
    },
    next: {
      en: 'Put this value into your program and run it. What should it show?',
      ta: 'இந்த மதிப்பை உன் நிரலில் இட்டு இயக்கு. அது எதைக் காட்ட வேண்டும்?',
    },
  },
  'OUT-VARY-PLACE': {
    text: {
      en: 'We wanted to try another value of {name}. But no line stores it.',
      ta: '{name}-க்கு வேறு மதிப்பு இட்டு முயல நினைத்தோம். ஆனால் அதைச் சேமிக்கும் வரி இல்லை.',
    },
    next: {
      en: 'Store it in a line of its own at the left edge: {name} = ...',
      ta: 'இடது ஓரத்தில், தனி வரியில் அதைச் சேமி: {name} = ...',
    },
  },
  'CALL-NO-FUNCTION': {
    text: {
      en: 'We looked for the function {f}. Your program has no function with this name.',
      ta: '{f} என்ற செயற்கூறைத் தேடினோம். உன் நிரலில் அந்தப் பெயரில் செயற்கூறு இல்லை.',
    },
    next: {
      en: 'Write def {f}(...): and check the spelling.',
      ta: 'def {f}(...): என்று எழுது. எழுத்துகளைச் சரிபார்.',
    },
  },
  'CALL-NONE': {
    text: {
      en: 'We called {call}, and nothing came back. print() shows a value, return gives it back.',
      ta: '{call} என்று அழைத்தோம்; எதுவும் திரும்பி வரவில்லை. print() காட்டும்; return திருப்பி அனுப்பும்.',
    },
    next: {
      en: 'Use return in the function. Every way through it needs one.',
      ta: 'செயற்கூறில் return பயன்படுத்து. அதன் எல்லா வழிகளிலும் return வேண்டும்.',
    },
  },
  'CALL-VALUE': {
    text: {
      en: 'We called {call} and expected {expected}. Your function gives {actual}.',
      ta: '{call} என்று அழைத்தால் {expected} வர வேண்டும். உன் செயற்கூறு {actual} தருகிறது.',
    },
    next: {
      en: 'Work out this example with a pencil, line by line.',
      ta: 'இந்த எடுத்துக்காட்டைத் தாளில் வரி வரியாகச் செய்து பார்.',
    },
  },
  'CALL-VALUE-HIDDEN': {
    text: {
      en: 'We called {call}. Your function gives {actual}, but another value should come.',
      ta: '{call} என்று அழைத்தோம். உன் செயற்கூறு {actual} தருகிறது; ஆனால் வேறொரு மதிப்பு வர வேண்டும்.',
    },
    next: {
      en: 'Work out this example with a pencil, line by line.',
      ta: 'இந்த எடுத்துக்காட்டைத் தாளில் வரி வரியாகச் செய்து பார்.',
    },
  },
  'CALL-TYPE': {
    text: {
      en: 'We called {call}. The value looks right, but it is of another kind: {actual}.',
      ta: '{call} என்று அழைத்தோம். மதிப்பு சரிபோல் தெரிகிறது; ஆனால் அதன் வகை வேறு: {actual}.',
    },
    next: {
      en: 'Give back the value itself, without quote marks and without str().',
      ta: 'மேற்கோள் குறிகளும் str()-உம் இல்லாமல் மதிப்பையே திருப்பி அனுப்பு.',
    },
  },
} as const satisfies Record<string, MismatchText>;
