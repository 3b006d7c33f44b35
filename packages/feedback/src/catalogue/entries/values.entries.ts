import type { CatalogueEntry } from '../entry.ts';

/** Values of the right type that cannot be used. */
export const valuesEntries: readonly CatalogueEntry[] = [
  {
    id: 'VAL-INT-INSIDE',
    exception: /^(?:ValueError)$/u,
    message: /invalid literal for int|could not convert string to float/u,
    condition: 'conversionInside',
    vars: ['f', 'question'],
    text: {
      en: 'Python starts with the inner brackets. So {f}() gets the question and not the answer.',
      ta: 'Python உள் அடைப்புக்குறியிலிருந்து தொடங்கும். எனவே {f}()-க்குப் பதில் அல்ல, கேள்விதான் கிடைக்கிறது.',
    },
    next: {
      en: 'Change their places: {f}(input({question}))',
      ta: 'இரண்டையும் இடம் மாற்று: {f}(input({question}))',
    },
  },
  {
    id: 'VAL-INT-QUESTION',
    exception: /^(?:ValueError)$/u,
    message: /invalid literal for int|could not convert string to float/u,
    condition: 'convertsQuestion',
    vars: ['f', 'question'],
    text: {
      en: '{f}() gets only the text {question}. Nobody is asked, because input() is missing.',
      ta: '{f}()-க்கு {question} என்ற உரை மட்டுமே கிடைக்கிறது. input() இல்லாததால் யாரிடமும் கேட்கவில்லை.',
    },
    next: { en: 'Write {f}(input({question})).', ta: '{f}(input({question})) என்று எழுது.' },
  },
  {
    id: 'VAL-INT-EMPTY',
    exception: /^(?:ValueError)$/u,
    message: /(invalid literal for int\(\) with base 10: ''|could not convert string to float: '')/u,
    vars: [],
    text: {
      en: 'The input line was empty. Python cannot make a number from nothing.',
      ta: 'உள்ளீட்டு வரி காலியாக இருந்தது. ஒன்றுமில்லாததை Python எண்ணாக மாற்ற முடியாது.',
    },
    next: {
      en: 'Type a number. Do you read one line too many?',
      ta: 'ஓர் எண்ணைத் தட்டச்சு செய். தேவைக்கு அதிகமாக ஒரு வரியைப் படிக்கிறாயா?',
    },
  },
  {
    id: 'VAL-INT-DECIMAL',
    exception: /^(?:ValueError)$/u,
    message: /invalid literal for int\(\) with base 10: '(?<text>\s*-?\d+\.\d*\s*)'/u,
    vars: ['text'],
    text: {
      en: 'int() reads only whole numbers. But {text} has a decimal point.',
      ta: 'int() முழு எண்களை மட்டுமே படிக்கும். ஆனால் {text} என்பதில் தசமப் புள்ளி உள்ளது.',
    },
    next: { en: 'Use float() for this input.', ta: 'இந்த உள்ளீட்டுக்கு float() பயன்படுத்து.' },
  },
  {
    id: 'VAL-INT-SPACE',
    exception: /^(?:ValueError)$/u,
    message: /^invalid literal for int\(\) with base 10: '(?<text>\s*-?\d+(\s+-?\d+)+\s*)'/u,
    vars: ['text'],
    text: {
      en: 'There are several numbers in one line: {text}. int() can read only one.',
      ta: 'ஒரே வரியில் பல எண்கள் உள்ளன: {text}. int() ஒன்றை மட்டுமே படிக்கும்.',
    },
    next: {
      en: 'Cut the line with split() and change each piece.',
      ta: 'split() மூலம் வரியை வெட்டி, ஒவ்வொரு பகுதியையும் மாற்று.',
    },
    instead: [
      {
        before: 10,
        text: {
          en: 'There are several numbers in one line: {text}. int() can read only one.',
          ta: 'ஒரே வரியில் பல எண்கள் உள்ளன: {text}. int() ஒன்றை மட்டுமே படிக்கும்.',
        },
        next: { en: 'Type one number in each line.', ta: 'வரிக்கு ஓர் எண்ணைத் தட்டச்சு செய்.' },
      },
    ],
  },
  {
    id: 'VAL-INT-TEXT',
    exception: /^(?:ValueError)$/u,
    message: /invalid literal for int\(\) with base 10: '(?<text>.*)'/u,
    vars: ['text'],
    text: {
      en: 'int() makes a number from text. But {text} is not a whole number.',
      ta: 'int() உரையை எண்ணாக மாற்றும். ஆனால் {text} என்பது முழு எண் அல்ல.',
    },
    next: {
      en: 'Type only digits, or use int() for another value.',
      ta: 'இலக்கங்களை மட்டும் தட்டச்சு செய், அல்லது வேறு மதிப்புக்கு int() பயன்படுத்து.',
    },
  },
  {
    id: 'VAL-FLOAT',
    exception: /^(?:ValueError)$/u,
    message: /could not convert string to float: '(?<text>.*)'/u,
    vars: ['text'],
    text: {
      en: 'float() cannot make a number from {text}. It needs digits and a point, no comma, no words.',
      ta: '{text} என்பதை float() எண்ணாக மாற்ற முடியாது. இலக்கங்களும் புள்ளியும் வேண்டும்; காற்புள்ளியும் சொற்களும் கூடாது.',
    },
    next: { en: 'Write 3.5 and not 3,5.', ta: '3,5 அல்ல, 3.5 என்று எழுது.' },
  },
  {
    id: 'VAL-REMOVE',
    exception: /^(?:ValueError)$/u,
    message: /list\.(remove|index)\(x\): x not in list|is not in list/u,
    vars: [],
    text: {
      en: 'This value is not in the list. So Python cannot remove it or find it.',
      ta: 'இந்த மதிப்பு பட்டியலில் இல்லை. எனவே Python அதை நீக்கவோ தேடவோ முடியாது.',
    },
    next: { en: 'Ask first with in: if name in names:', ta: 'முதலில் in கொண்டு கேள்: if name in names:' },
  },
  {
    id: 'VAL-UNPACK-FOR',
    exception: /^(?:TypeError)$/u,
    message: /cannot unpack non-iterable/u,
    condition: 'lineStartsFor',
    vars: ['line'],
    text: {
      en: 'The for line {line} wants several values in each round. But each round gives only one.',
      ta: '{line} ஆம் வரியின் for ஒவ்வொரு சுற்றிலும் பல மதிப்புகளை எதிர்பார்க்கிறது. ஆனால் ஒரு சுற்றில் ஒரு மதிப்பே கிடைக்கும்.',
    },
    next: {
      en: 'Write one name between for and in, without a comma.',
      ta: 'for, in இரண்டிற்கும் நடுவில் காற்புள்ளி இல்லாமல் ஒரே ஒரு பெயர் எழுது.',
    },
  },
  {
    id: 'VAL-UNPACK-ROUND',
    exception: /^(?:ValueError)$/u,
    message: /values to unpack \(expected (?<n>\d+)/u,
    condition: 'lineStartsFor',
    vars: ['line', 'n'],
    text: {
      en: 'The for line {line} needs {n} values in each round. One round gives another number of values.',
      ta: '{line} ஆம் வரியின் for-க்கு ஒவ்வொரு சுற்றிலும் {n} மதிப்புகள் வேண்டும். ஒரு சுற்றில் கிடைக்கும் எண்ணிக்கை வேறு.',
    },
    next: {
      en: 'Look at the values that the loop goes through. Each needs {n} parts.',
      ta: 'மடக்கு எடுக்கும் மதிப்புகளைப் பார். ஒவ்வொன்றிலும் {n} பகுதிகள் வேண்டும்.',
    },
  },
  {
    id: 'VAL-UNPACK',
    exception: /^(?:ValueError)$/u,
    message: /(too many|not enough) values to unpack \(expected (?<n>\d+)/u,
    vars: ['n'],
    text: {
      en: 'Left of = there are {n} names. Right of it there is another number of values.',
      ta: '= குறியின் இடப்பக்கம் {n} பெயர்கள் உள்ளன. வலப்பக்கம் உள்ள மதிப்புகளின் எண்ணிக்கை வேறு.',
    },
    next: { en: 'Write as many names as there are values.', ta: 'எத்தனை மதிப்புகளோ அத்தனை பெயர்கள் எழுது.' },
  },
  {
    id: 'VAL-UNPACK-ONE',
    exception: /^(?:TypeError)$/u,
    message: /cannot unpack non-iterable/u,
    vars: ['line'],
    text: {
      en: 'In line {line} several names stand left of =. Right of it there is only one value.',
      ta: '{line} ஆம் வரியில் = குறியின் இடப்பக்கம் பல பெயர்கள் உள்ளன. வலப்பக்கம் ஒரே ஒரு மதிப்பு உள்ளது.',
    },
    next: {
      en: 'Write one value for each name, with commas between them.',
      ta: 'ஒவ்வொரு பெயருக்கும் ஒரு மதிப்பு எழுது; இடையில் காற்புள்ளி இடு.',
    },
  },
  {
    id: 'VAL-FORMAT',
    exception: /^(?:ValueError)$/u,
    message: /Unknown format code|[Ff]ormat specifier/u,
    vars: ['line'],
    text: {
      en: 'The sign after : in line {line} does not fit the value. .2f is only for numbers.',
      ta: '{line} ஆம் வரியில் : குறிக்குப் பின் உள்ளது மதிப்புக்குப் பொருந்தவில்லை. .2f எண்களுக்கு மட்டுமே.',
    },
    next: {
      en: 'Change the value to a number first, or remove the : part.',
      ta: 'முதலில் மதிப்பை எண்ணாக மாற்று, அல்லது : பகுதியை நீக்கு.',
    },
  },
  {
    id: 'VAL-RANGE-STEP',
    exception: /^(?:ValueError)$/u,
    message: /range\(\) arg 3 must not be zero/u,
    vars: [],
    text: {
      en: 'The third number of range() is the step. With the step 0 it would never move.',
      ta: 'range()-இன் மூன்றாவது எண் எத்தனை எத்தனையாக எண்ணுவது என்று சொல்லும். அது 0 ஆனால் எண்ணிக்கை நகராது.',
    },
    next: { en: 'Write 1, 2 or -1 as the third number.', ta: 'மூன்றாவது எண்ணாக 1, 2 அல்லது -1 எழுது.' },
  },
  {
    id: 'VAL-ROOT',
    exception: /^(?:ValueError)$/u,
    message: /math domain error|expected a nonnegative input|expected a positive input/u,
    vars: [],
    text: {
      en: 'The root of a number below 0 does not exist here.',
      ta: '0-ஐ விடச் சிறிய எண்ணுக்கு இங்கே வர்க்கமூலம் இல்லை.',
    },
    next: {
      en: 'Check first that the number is not negative: if n >= 0:',
      ta: 'எண் எதிர்மறையாக இல்லையா என்று முதலில் பார்: if n >= 0:',
    },
  },
  {
    id: 'VAL-EMPTY',
    exception: /^(?:ValueError)$/u,
    message: /(?<f>max|min)\(\) iterable argument is empty/u,
    vars: [],
    text: {
      en: 'The list is empty. So there is no largest or smallest value in it.',
      ta: 'பட்டியல் காலியாக உள்ளது. எனவே அதில் மிகப் பெரிய மதிப்போ மிகச் சிறிய மதிப்போ இல்லை.',
    },
    next: {
      en: 'Check first that it has items: if len(a) > 0:',
      ta: 'முதலில் உறுப்புகள் உள்ளனவா என்று பார்: if len(a) > 0:',
    },
  },
];
