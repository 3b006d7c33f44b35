import type { MismatchText } from './mismatch.ts';

/** What a learner reads when the output is not the expected one, by the class of the difference. */
export const mismatchTexts = {
  'OUT-EMPTY': {
    text: {
      en: 'Your program ran, but it showed nothing. Values are shown only with print().',
      ta: 'உன் நிரல் இயங்கியது, ஆனால் எதையும் காட்டவில்லை. print() மூலம் மட்டுமே மதிப்புகள் காட்டப்படும்.',
    },
    next: {
      en: 'Add print(...). If the print line is inside if or a function, check that it is reached.',
      ta: 'print(...) சேர். அது if அல்லது செயற்கூறின் உள்ளே இருந்தால் அந்த வரி இயங்குகிறதா என்று பார்.',
    },
    sample: { expected: 'Hello', actual: '' },
  },
  'OUT-PROMPT': {
    text: {
      en: 'Your output is right, but you also print the question. The question belongs inside input().',
      ta: 'வெளியீடு சரி, ஆனால் கேள்வியையும் அச்சிடுகிறாய். கேள்வி input() இன் உள்ளே இருக்க வேண்டும்.',
    },
    next: {
      en: 'Write input("Your name? ") and remove the extra print().',
      ta: 'input("Your name? ") என்று எழுதி, கூடுதல் print() ஐ நீக்கு.',
    },
    sample: { expected: 'Hello Nila', actual: 'Your name?\nHello Nila' },
  },
  'OUT-NONE': {
    text: {
      en: 'The word None is shown too. You print the result of a function that returns nothing.',
      ta: 'None என்ற சொல்லும் காட்டப்படுகிறது. எதையும் return செய்யாத செயற்கூறின் விடையை அச்சிடுகிறாய்.',
    },
    next: {
      en: 'Use return in the function, or call it without print().',
      ta: 'செயற்கூறில் return பயன்படுத்து, அல்லது print() இல்லாமல் அழை.',
    },
    sample: { expected: '12', actual: '12\nNone' },
  },
  'OUT-CASE': {
    text: {
      en: 'Almost right: only capital and small letters are different. For Python A and a are two different letters.',
      ta: 'கிட்டத்தட்ட சரி: பெரிய, சிறிய எழுத்துகள் மட்டுமே வேறுபடுகின்றன. Python-க்கு A உம் a உம் வேறு எழுத்துகள்.',
    },
    next: {
      en: 'Compare letter by letter with the expected output.',
      ta: 'எதிர்பார்க்கும் வெளியீட்டுடன் எழுத்து எழுத்தாக ஒப்பிடு.',
    },
    sample: { expected: 'Vanakkam, Meena!', actual: 'vanakkam, meena!' },
  },
  'OUT-SPACES': {
    text: {
      en: 'Only the spaces are different. A comma in print() adds one space, + adds none.',
      ta: 'இடைவெளிகள் மட்டுமே வேறுபடுகின்றன. print() இல் காற்புள்ளி ஓர் இடைவெளி சேர்க்கும்; + சேர்க்காது.',
    },
    next: {
      en: 'Look at the marked places and add or remove a space.',
      ta: 'குறியிட்ட இடங்களைப் பார்த்து இடைவெளியைச் சேர் அல்லது நீக்கு.',
    },
    sample: { expected: 'Rs 40', actual: 'Rs  40' },
  },
  'OUT-ONE-LINE': {
    text: {
      en: 'The words are right, but they are in one line. Each print() makes one line.',
      ta: 'சொற்கள் சரி, ஆனால் ஒரே வரியில் உள்ளன. ஒவ்வொரு print() உம் ஒரு வரியை உருவாக்கும்.',
    },
    next: { en: 'Use one print() for each line.', ta: 'ஒவ்வொரு வரிக்கும் ஒரு print() பயன்படுத்து.' },
    sample: { expected: 'A\nB', actual: 'A B' },
  },
  'OUT-SPLIT-LINES': {
    text: {
      en: 'The words are right, but they are in several lines. They should be in one line.',
      ta: 'சொற்கள் சரி, ஆனால் பல வரிகளில் உள்ளன. அவை ஒரே வரியில் வர வேண்டும்.',
    },
    next: {
      en: 'Put the pieces into one print(), with commas or an f-string.',
      ta: 'பகுதிகளைக் காற்புள்ளி அல்லது f-string கொண்டு ஒரே print() இல் இடு.',
    },
    sample: { expected: 'Bus 87', actual: 'Bus\n87' },
  },
  'OUT-PUNCTUATION': {
    text: {
      en: 'Almost right: the words and numbers are correct. A mark such as . , : or ! is missing or is too much.',
      ta: 'கிட்டத்தட்ட சரி: சொற்களும் எண்களும் சரி. . , : ! போன்ற ஒரு குறி விடுபட்டுள்ளது அல்லது அதிகமாக உள்ளது.',
    },
    next: { en: 'Compare the marks with the expected output.', ta: 'குறிகளை எதிர்பார்க்கும் வெளியீட்டுடன் ஒப்பிடு.' },
    sample: { expected: 'You will be 14.', actual: 'You will be 14' },
  },
  'OUT-BRACES': {
    text: {
      en: 'The curly brackets are shown as they are. The letter f before the quote mark is missing.',
      ta: 'நெளி அடைப்புக்குறிகள் அப்படியே காட்டப்படுகின்றன. மேற்கோள் குறிக்கு முன் f என்ற எழுத்து விடுபட்டுள்ளது.',
    },
    next: { en: 'Write f"..." instead of "...".', ta: '"..." என்பதற்குப் பதிலாக f"..." எழுது.' },
    sample: { expected: 'Hi Nila', actual: 'Hi {name}' },
  },
  'OUT-LIST-SHOWN': {
    text: {
      en: 'You print a whole list. So Python also shows its brackets and quote marks.',
      ta: 'முழுப் பட்டியலை அச்சிடுகிறாய். அதனால் Python அதன் அடைப்புக்குறிகளையும் மேற்கோள் குறிகளையும் காட்டுகிறது.',
    },
    next: {
      en: 'Print the items in a loop, or use " ".join(list).',
      ta: 'உறுப்புகளை மடக்கில் அச்சிடு, அல்லது " ".join(பட்டியல்) பயன்படுத்து.',
    },
    sample: { expected: 'Arun Nila', actual: "['Arun', 'Nila']" },
  },
  'OUT-DECIMALS': {
    text: {
      en: 'The value is right. Only the number of digits after the point is different.',
      ta: 'மதிப்பு சரி. புள்ளிக்குப் பின் உள்ள இலக்கங்களின் எண்ணிக்கை மட்டும் வேறு.',
    },
    next: {
      en: 'Use // or int() for whole numbers, round(x, 1) or {x:.2f} for a fixed number of decimals.',
      ta: 'முழு எண்ணுக்கு // அல்லது int(); குறிப்பிட்ட தசமங்களுக்கு round(x, 1) அல்லது {x:.2f} பயன்படுத்து.',
    },
    sample: { expected: 'Total: 120.00', actual: 'Total: 120.0' },
  },
  'OUT-ORDER': {
    text: {
      en: 'All lines are there. Only their order is different.',
      ta: 'எல்லா வரிகளும் உள்ளன. அவற்றின் வரிசை மட்டும் வேறு.',
    },
    next: {
      en: 'Python runs from top to bottom. Move the print lines.',
      ta: 'Python மேலிருந்து கீழாக இயங்கும். print வரிகளை நகர்த்து.',
    },
    sample: { expected: 'A\nB', actual: 'B\nA' },
  },
  'OUT-REPEATED': {
    text: {
      en: 'Some lines are shown too often. A print() is probably inside the loop, but it belongs after it.',
      ta: 'சில வரிகள் பல முறை காட்டப்படுகின்றன. மடக்குக்குப் பின் வர வேண்டிய print() மடக்கின் உள்ளே இருக்கலாம்.',
    },
    next: { en: 'Check the indent of the print line.', ta: 'print வரியின் உள்தள்ளலைச் சரிபார்.' },
    sample: { expected: 'Sum: 20', actual: 'Sum: 5\nSum: 12\nSum: 20' },
  },
  'OUT-EXTRA-LINES': {
    text: {
      en: 'The expected lines are there. But there are extra lines in your output.',
      ta: 'எதிர்பார்க்கும் வரிகள் உள்ளன. ஆனால் கூடுதல் வரிகளும் உள்ளன.',
    },
    next: {
      en: 'Remove the print() that are not asked for, for example those for testing.',
      ta: 'கேட்கப்படாத print() வரிகளை நீக்கு; எ.கா. சோதனைக்காக எழுதியவை.',
    },
    sample: { expected: 'Total: 5', actual: 'start\nTotal: 5' },
  },
  'OUT-OFF-BY-ONE': {
    text: {
      en: 'Your counting is one too small or one too large. range() stops before its last number, and an index starts at 0.',
      ta: 'உன் எண்ணிக்கை ஒன்று குறைவு அல்லது ஒன்று அதிகம். range() கடைசி எண்ணுக்கு முன் நிற்கும்; சுட்டெண் 0 இல் தொடங்கும்.',
    },
    next: {
      en: 'Check the start and the stop: perhaps + 1 is missing or < should be <=.',
      ta: 'தொடக்கத்தையும் முடிவையும் பார்: + 1 விடுபட்டிருக்கலாம், அல்லது < என்பது <= ஆக வேண்டும்.',
    },
    sample: { expected: '1\n2\n3', actual: '0\n1\n2' },
  },
  'OUT-MISSING-LINES': {
    text: {
      en: 'The lines that you show are right. But some lines are missing.',
      ta: 'நீ காட்டும் வரிகள் சரி. ஆனால் சில வரிகள் விடுபட்டுள்ளன.',
    },
    next: {
      en: 'Check whether every print() is reached and whether the loop runs often enough.',
      ta: 'ஒவ்வொரு print() உம் இயங்குகிறதா, மடக்கு போதிய முறை ஓடுகிறதா என்று பார்.',
    },
    sample: { expected: 'MENU\nTea\nBun', actual: 'MENU\nTea' },
  },
  'OUT-NUMBER': {
    text: {
      en: 'The words are right. But at least one number is different.',
      ta: 'சொற்கள் சரி. ஆனால் குறைந்தது ஓர் எண் வேறு.',
    },
    next: {
      en: 'Calculate the first wrong number by hand and compare it with your formula.',
      ta: 'முதல் தவறான எண்ணைக் கையால் கணக்கிட்டு, உன் கணக்குடன் ஒப்பிடு.',
    },
    sample: { expected: 'Total: 155', actual: 'Total: 135' },
  },
  'OUT-TYPO': {
    text: {
      en: 'Almost right: there is a small spelling difference. Every letter counts.',
      ta: 'கிட்டத்தட்ட சரி: சிறிய எழுத்து வேறுபாடு உள்ளது. ஒவ்வோர் எழுத்தும் முக்கியம்.',
    },
    next: { en: 'Look at the marked letters.', ta: 'குறியிட்ட எழுத்துகளைப் பார்.' },
    sample: { expected: 'Vanakkam', actual: 'Vanakam' },
  },
  'OUT-OTHER': {
    text: {
      en: 'Your program runs. But its output is different from the expected one.',
      ta: 'உன் நிரல் இயங்குகிறது. ஆனால் வெளியீடு எதிர்பார்த்ததிலிருந்து வேறுபடுகிறது.',
    },
    next: {
      en: 'Read the task again and look at the first line that is different.',
      ta: 'வினாவை மீண்டும் படித்து, முதலில் வேறுபடும் வரியைப் பார்.',
    },
    sample: { expected: 'Door open', actual: 'Hello world' },
  },
  'OUT-HIDDEN': {
    text: {
      en: 'Your program is right for the example, but not for another input: {stdin}. A good program works for every input.',
      ta: 'எடுத்துக்காட்டுக்கு நிரல் சரி, ஆனால் வேறோர் உள்ளீட்டுக்குச் சரியில்லை: {stdin}. நல்ல நிரல் எல்லா உள்ளீடுகளுக்கும் வேலை செய்யும்.',
    },
    next: {
      en: 'Run your program with this input and check the result by hand. Think about 0, 1, the border and an empty input.',
      ta: 'இந்த உள்ளீட்டைக் கொண்டு இயக்கி, விடையைக் கையால் சரிபார். 0, 1, எல்லை மதிப்பு, காலி உள்ளீடு ஆகியவற்றை எண்ணிப் பார்.',
    },
  },
  'OUT-VARY': {
    text: {
      en: 'Your program is right for these values, but not if the value of {name} changes. Perhaps you typed the value or the answer by hand.',
      ta: 'இந்த மதிப்புகளுக்கு நிரல் சரி; ஆனால் {name} இன் மதிப்பு மாறினால் சரியில்லை. மதிப்பையோ விடையையோ நேரடியாக எழுதியிருக்கலாம்.',
    },
    next: {
      en: 'Use the name {name} in your lines, so that every value works.',
      ta: 'எல்லா மதிப்புகளுக்கும் வேலை செய்ய, வரிகளில் {name} என்ற பெயரைப் பயன்படுத்து.',
    },
  },
  'CALL-NO-FUNCTION': {
    text: {
      en: 'We looked for the function {f}. Your program has no function with this name.',
      ta: '{f} என்ற செயற்கூறைத் தேடினோம்; உன் நிரலில் அந்தப் பெயரில் செயற்கூறு இல்லை.',
    },
    next: {
      en: 'Write def {f}(...): and check the spelling.',
      ta: 'def {f}(...): என்று எழுதி எழுத்துகளைச் சரிபார்.',
    },
  },
  'CALL-NONE': {
    text: {
      en: '{call} gives None back. The function shows or calculates something, but it does not return it.',
      ta: '{call} None ஐத் தருகிறது. செயற்கூறு எதையோ காட்டுகிறது அல்லது கணக்கிடுகிறது, ஆனால் return செய்யவில்லை.',
    },
    next: {
      en: 'Use return instead of print in the function. Check that every way through the function reaches a return.',
      ta: 'செயற்கூறில் print க்குப் பதிலாக return பயன்படுத்து. எல்லா வழிகளும் return ஐ அடைகின்றனவா என்று பார்.',
    },
  },
  'CALL-VALUE': {
    text: {
      en: 'We called {call} and expected {expected}. Your function gives {actual}.',
      ta: '{call} என்பதற்கு {expected} வர வேண்டும்; உன் செயற்கூறு {actual} தருகிறது.',
    },
    next: {
      en: 'Calculate this example by hand, line by line.',
      ta: 'இந்த எடுத்துக்காட்டைக் கையால் வரி வரியாகக் கணக்கிடு.',
    },
  },
  'CALL-TYPE': {
    text: {
      en: 'The value looks right. But it has another type: text instead of a number, or True in quote marks.',
      ta: 'மதிப்பு சரியாகத் தெரிகிறது. ஆனால் வகை வேறு: எண்ணுக்குப் பதில் உரை, அல்லது மேற்கோள் குறிக்குள் True.',
    },
    next: {
      en: 'Return the value itself, without str() and without quote marks.',
      ta: 'str() மற்றும் மேற்கோள் குறி இல்லாமல் மதிப்பையே return செய்.',
    },
  },
  'OUT-UNREAD': {
    text: {
      en: 'Your program stopped too early. It did not read all input lines.',
      ta: 'உன் நிரல் முன்கூட்டியே முடிந்தது. எல்லா உள்ளீட்டு வரிகளையும் படிக்கவில்லை.',
    },
    next: {
      en: 'Count the input() orders. Perhaps the loop stops too early.',
      ta: 'input() கட்டளைகளை எண்ணு. மடக்கு முன்கூட்டியே நிற்கலாம்.',
    },
  },
} as const satisfies Record<string, MismatchText>;
