import type { MismatchText } from '../mismatch.ts';

/** Texts about the printed values and their format. */
export const valueTexts = {
  'OUT-FUNCTION-SHOWN': {
    text: {
      en: 'Your output shows a function itself, not its result.',
      ta: 'உன் வெளியீடு செயற்கூறின் விடையைக் காட்டாமல் செயற்கூறையே காட்டுகிறது.',
    },
    next: {
      en: 'Call the function: write round brackets after its name.',
      ta: 'செயற்கூறை அழை: அதன் பெயருக்குப் பின் அடைப்புக்குறிகள் ( ) எழுது.',
    },
  },
  'OUT-BRACES': {
    text: {
      en: 'The curly brackets are shown as they are. The f before the quote mark is missing.',
      ta: 'நெளி அடைப்புக்குறிகள் அப்படியே தெரிகின்றன. மேற்கோள் குறிக்கு முன் f என்ற எழுத்து இல்லை.',
    },
    next: { en: 'Write f"..." instead of "...".', ta: '"..." என்பதற்குப் பதிலாக f"..." என்று எழுது.' },
    instead: [
      {
        before: 4,
        text: {
          en: 'The name in the curly brackets is shown as it is. In quote marks everything is text.',
          ta: 'நெளி அடைப்புக்குறிக்குள் உள்ள பெயர் அப்படியே தெரிகிறது. மேற்கோள் குறிக்குள் எல்லாமே உரைதான்.',
        },
        next: {
          en: 'End the text, then write a comma and the name.',
          ta: 'உரையை முடித்து, காற்புள்ளி இட்டுப் பெயரை எழுது.',
        },
      },
    ],
  },
  'OUT-LIST-SHOWN': {
    text: {
      en: 'You print a whole list. So Python also shows its brackets and quote marks.',
      ta: 'முழுப் பட்டியலையும் அச்சிடுகிறாய். அதனால் அதன் அடைப்புக்குறிகளும் மேற்கோள் குறிகளும் தெரிகின்றன.',
    },
    next: {
      en: 'Print the items in a loop, or join them: " ".join(names)',
      ta: 'உறுப்புகளை மடக்கில் அச்சிடு, அல்லது இணை: " ".join(names)',
    },
    instead: [
      {
        before: 10,
        text: {
          en: 'Your output shows brackets or quote marks that nobody asked for.',
          ta: 'யாரும் கேட்காத அடைப்புக்குறிகளோ மேற்கோள் குறிகளோ வெளியீட்டில் உள்ளன.',
        },
        next: {
          en: 'Look for brackets too many in your print() line.',
          ta: 'print() வரியில் கூடுதல் அடைப்புக்குறிகள் உள்ளனவா என்று பார்.',
        },
      },
    ],
  },
  'OUT-LIST-WANTED': {
    text: {
      en: 'The task wants the whole value with its brackets. You show only what is inside.',
      ta: 'அடைப்புக்குறிகளுடன் முழு மதிப்பும் வர வேண்டும். நீ உள்ளே இருப்பதை மட்டும் காட்டுகிறாய்.',
    },
    next: {
      en: 'Show it whole, even when only one thing is in it.',
      ta: 'உள்ளே ஒன்று மட்டும் இருந்தாலும் முழுவதையும் காட்டு.',
    },
  },
  'OUT-QUOTED-NUMBER': {
    text: {
      en: 'A value inside the brackets is of another kind. A number in quote marks is text.',
      ta: 'அடைப்புக்குறிகளுக்குள் ஒரு மதிப்பின் வகை வேறு. மேற்கோள் குறிக்குள் இருக்கும் எண், உரை ஆகும்.',
    },
    next: {
      en: 'Change text to a number with int() or float() before you store it.',
      ta: 'சேமிக்கும் முன் int() அல்லது float() மூலம் உரையை எண்ணாக மாற்று.',
    },
  },
  'OUT-NAME-SHOWN': {
    text: {
      en: 'Your output shows the name {name}, not its value. Text in quote marks is shown as it is.',
      ta: 'உன் வெளியீடு {name} என்ற பெயரைக் காட்டுகிறது; அதன் மதிப்பைக் காட்டவில்லை. மேற்கோள் குறிக்குள் உள்ளது அப்படியே தெரியும்.',
    },
    next: {
      en: 'Write {name} outside of the quote marks.',
      ta: '{name} என்பதை மேற்கோள் குறிக்கு வெளியே எழுது.',
    },
  },
  'OUT-NAME-BRACES': {
    text: {
      en: 'Your output shows the name {name}, not its value. In an f-string only { } shows a value.',
      ta: 'உன் வெளியீடு {name} என்ற பெயரைக் காட்டுகிறது; அதன் மதிப்பைக் காட்டவில்லை. f-string-இல் { } உள்ளே இருந்தால்தான் மதிப்பு தெரியும்.',
    },
    next: {
      en: 'Write {braces} instead of {name} in the text.',
      ta: 'உரையில் {name} என்பதற்குப் பதிலாக {braces} என்று எழுது.',
    },
  },
  'OUT-NAME-QUOTED': {
    text: {
      en: '"{name}" in quote marks is only a word. Without them it is your variable.',
      ta: 'மேற்கோள் குறிக்குள் "{name}" வெறும் சொல்தான். குறிகள் இல்லாவிட்டால் அது உன் மாறி.',
    },
    next: {
      en: 'Look at line {line}: did you mean {name} without quote marks?',
      ta: '{line} ஆம் வரியைப் பார்: மேற்கோள் குறிகள் இல்லாத {name} வேண்டுமா?',
    },
  },
  'OUT-TEXTS-JOINED': {
    text: {
      en: 'In line {line} a comma is missing between two texts. So Python joins them to one.',
      ta: '{line} ஆம் வரியில் இரண்டு உரைகளுக்கு இடையே காற்புள்ளி இல்லை. எனவே Python அவற்றை ஒட்டி ஒன்றாக்கிவிட்டது.',
    },
    next: { en: 'Put a comma between the two texts.', ta: 'இரண்டு உரைகளுக்கும் இடையில் காற்புள்ளி இடு.' },
  },
  'OUT-NONE-INSTEAD': {
    text: {
      en: 'None stands where a value should be. None means: nothing came back.',
      ta: 'மதிப்பு வர வேண்டிய இடத்தில் None வருகிறது. எதுவும் திரும்பி வரவில்லை என்பது அதன் பொருள்.',
    },
    next: {
      en: 'Where does the value come from? Every way through your function needs a return.',
      ta: 'மதிப்பு எங்கிருந்து வருகிறது? உன் செயற்கூறின் எல்லா வழிகளிலும் return வேண்டும்.',
    },
    instead: [
      {
        before: 10,
        text: {
          en: 'None stands where a value should be. None means: nothing came back.',
          ta: 'மதிப்பு வர வேண்டிய இடத்தில் None வருகிறது. எதுவும் திரும்பி வரவில்லை என்பது அதன் பொருள்.',
        },
        next: {
          en: 'print() only shows a value. Do not store what print() gives.',
          ta: 'print() மதிப்பைக் காட்ட மட்டும் செய்யும். print() தருவதைச் சேமிக்காதே.',
        },
      },
      {
        without: 'function',
        text: {
          en: 'None stands where a value should be. None means: nothing came back.',
          ta: 'மதிப்பு வர வேண்டிய இடத்தில் None வருகிறது. எதுவும் திரும்பி வரவில்லை என்பது அதன் பொருள்.',
        },
        next: {
          en: 'append() and sort() give nothing back. Do not store what they give.',
          ta: 'append(), sort() எதையும் திருப்பித் தருவதில்லை. அவை தருவதைச் சேமிக்காதே.',
        },
      },
    ],
  },
  'OUT-NONE-METHOD': {
    text: {
      en: '{name}.{method}() changes {name} itself and gives nothing back. So line {line} stores None.',
      ta: '{name}.{method}() என்பது {name}-ஐயே மாற்றும்; எதையும் திருப்பித் தராது. எனவே {line} ஆம் வரி None-ஐச் சேமிக்கிறது.',
    },
    next: {
      en: 'Write only {name}.{method}(...), without {name} = in front.',
      ta: 'முன்னால் {name} = இல்லாமல் {name}.{method}(...) என்று மட்டும் எழுது.',
    },
  },
  'OUT-THOUSANDS': {
    text: {
      en: 'The number in line {line} has a comma in it. For Python these are two numbers.',
      ta: '{line} ஆம் வரியில் எண்ணின் நடுவில் காற்புள்ளி உள்ளது. Python-க்கு இவை வேறு வேறு எண்கள்.',
    },
    next: { en: 'Write it without the comma: {sug}', ta: 'காற்புள்ளி இல்லாமல் எழுது: {sug}' },
  },
  'OUT-TWO-SPELLINGS': {
    text: {
      en: 'Line {n} stores {written}, but the rest of your program uses {name}. For Python these are two names.',
      ta: '{n} ஆம் வரி {written} என்ற பெயரில் சேமிக்கிறது; உன் நிரலின் மற்ற வரிகள் {name} பயன்படுத்துகின்றன. Python-க்கு இவை இரண்டு பெயர்கள்.',
    },
    next: { en: 'Write {name} in line {n} too.', ta: '{n} ஆம் வரியிலும் {name} என்று எழுது.' },
  },
  'OUT-CALCULATION-SHOWN': {
    text: {
      en: 'Your output shows the calculation itself. It should show the result.',
      ta: 'உன் வெளியீடு கணக்கின் விடையைக் காட்டாமல் கணக்கையே காட்டுகிறது.',
    },
    next: {
      en: 'Python calculates only outside of quote marks, or inside one pair of { } in an f-string.',
      ta: 'மேற்கோள் குறிக்கு வெளியே, அல்லது f-string-இல் ஒரே ஒரு { } உள்ளே மட்டுமே Python கணக்கிடும்.',
    },
    instead: [
      {
        before: 4,
        text: {
          en: 'Your output shows the calculation itself. It should show the result.',
          ta: 'உன் வெளியீடு கணக்கின் விடையைக் காட்டாமல் கணக்கையே காட்டுகிறது.',
        },
        next: {
          en: 'Write it outside of the quote marks, after a comma.',
          ta: 'கணக்கை மேற்கோள் குறிக்கு வெளியே, காற்புள்ளிக்குப் பின் எழுது.',
        },
      },
    ],
  },
  'OUT-DECIMALS': {
    text: {
      en: 'The value is right. Only the digits after the point are different.',
      ta: 'மதிப்பு சரி. புள்ளிக்குப் பின் உள்ள இலக்கங்கள் மட்டும் வேறு.',
    },
    next: {
      en: 'For whole numbers use // or int(). To round, use round(x, 1) or {x:.2f} in an f-string.',
      ta: 'முழு எண்ணுக்கு // அல்லது int() பயன்படுத்து. முழுமையாக்க round(x, 1), அல்லது f-string-இல் {x:.2f} பயன்படுத்து.',
    },
    instead: [
      {
        before: 4,
        text: {
          en: 'The value is right. Only the digits after the point are different.',
          ta: 'மதிப்பு சரி. புள்ளிக்குப் பின் உள்ள இலக்கங்கள் மட்டும் வேறு.',
        },
        next: {
          en: 'The sign / always gives a point. Use // for whole numbers, or round(x, 1).',
          ta: '/ எப்போதும் தசமப் புள்ளியுடன் விடை தரும். முழு எண்ணுக்கு // அல்லது round(x, 1) பயன்படுத்து.',
        },
      },
    ],
  },
  'OUT-DECIMALS-WANTED': {
    text: {
      en: 'The value is almost right. The task wants more digits after the point.',
      ta: 'மதிப்பு கிட்டத்தட்ட சரி. புள்ளிக்குப் பின் இன்னும் இலக்கங்கள் வர வேண்டும்.',
    },
    next: {
      en: 'Use / and not //, float() and not int(). For two digits write {x:.2f} in an f-string.',
      ta: '// அல்ல, / பயன்படுத்து; int() அல்ல, float() பயன்படுத்து. இரண்டு இலக்கங்களுக்கு f-string-இல் {x:.2f} எழுது.',
    },
    instead: [
      {
        before: 4,
        text: {
          en: 'The value is almost right. The task wants more digits after the point.',
          ta: 'மதிப்பு கிட்டத்தட்ட சரி. புள்ளிக்குப் பின் இன்னும் இலக்கங்கள் வர வேண்டும்.',
        },
        next: {
          en: '// and round(x) take the digits away. The sign / keeps them.',
          ta: '//, round(x) இரண்டும் அந்த இலக்கங்களை நீக்கும். / குறி அவற்றை வைத்திருக்கும்.',
        },
      },
    ],
  },
  'OUT-DECIMAL-COMMA': {
    text: {
      en: 'The number in line {line} has a comma in it. Python makes two numbers of it.',
      ta: '{line} ஆம் வரியில் எண்ணின் நடுவில் காற்புள்ளி உள்ளது. Python அதை இரண்டு எண்களாக்குகிறது.',
    },
    next: { en: 'Write it with a point: {sug}', ta: 'புள்ளி இட்டு எழுது: {sug}' },
  },
  'OUT-BRACKET-KIND': {
    text: {
      en: 'The values are right. But they stand in {got}, and the task wants {want}.',
      ta: 'மதிப்புகள் சரி. ஆனால் அவை {got} அடைப்புக்குறிக்குள் உள்ளன; {want} வேண்டும்.',
    },
    next: {
      en: 'Store them in the other kind of brackets: {want}',
      ta: 'அவற்றை மற்ற வகை அடைப்புக்குறிக்குள் சேமி: {want}',
    },
  },
  'OUT-JOINED': {
    text: {
      en: 'Python did not calculate. It put two texts side by side, and input() always gives text.',
      ta: 'Python கணக்கிடவில்லை; இரண்டு உரைகளை ஒட்டியது. input() எப்போதும் உரையையே தரும்.',
    },
    next: {
      en: 'Change the input to a number first: int(input(...))',
      ta: 'முதலில் உள்ளீட்டை எண்ணாக மாற்று: int(input(...))',
    },
  },
  'OUT-NUMBER': {
    text: {
      en: 'The words are right. But at least one number is different.',
      ta: 'சொற்கள் சரி. ஆனால் குறைந்தது ஓர் எண் வேறு.',
    },
    next: {
      en: 'Calculate the first wrong number by hand. Compare that with your line.',
      ta: 'முதல் தவறான எண்ணைக் கையால் கணக்கிடு. அதை உன் வரியுடன் ஒப்பிடு.',
    },
    instead: [
      {
        before: 2,
        text: {
          en: 'The words are right. But at least one number is different.',
          ta: 'சொற்கள் சரி. ஆனால் குறைந்தது ஓர் எண் வேறு.',
        },
        next: {
          en: 'Compare the numbers with the expected output.',
          ta: 'எண்களை எதிர்பார்க்கும் வெளியீட்டுடன் ஒப்பிடு.',
        },
      },
    ],
  },
  'OUT-ITEMS-FEW': {
    text: {
      en: 'What you show is right so far. But something is missing between the brackets.',
      ta: 'நீ காட்டுவது இதுவரை சரி. ஆனால் அடைப்புக்குறிகளுக்குள் ஏதோ விடுபட்டுள்ளது.',
    },
    next: {
      en: 'Does every round add something? Or do you start anew in each round?',
      ta: 'ஒவ்வொரு சுற்றும் ஒன்றைச் சேர்க்கிறதா? அல்லது ஒவ்வொரு சுற்றிலும் புதிதாகத் தொடங்குகிறாயா?',
    },
  },
  'OUT-ITEMS-MANY': {
    text: {
      en: 'All that we expect is there. But there is too much between the brackets.',
      ta: 'எதிர்பார்த்தவை எல்லாம் உள்ளன. ஆனால் அடைப்புக்குறிகளுக்குள் கூடுதலாகவும் உள்ளது.',
    },
    next: {
      en: 'Check what you add, and when. Perhaps a condition is missing.',
      ta: 'எதை, எப்போது சேர்க்கிறாய் என்று பார். ஒரு நிபந்தனை விடுபட்டிருக்கலாம்.',
    },
  },
  'OUT-TRUTH': {
    text: {
      en: 'True or False is wanted here. Your output shows another answer.',
      ta: 'இங்கே True அல்லது False வர வேண்டும். உன் வெளியீடு வேறு விடையைக் காட்டுகிறது.',
    },
    next: {
      en: 'Compare with ==, < or > to get True or False. Then check the sign.',
      ta: 'True அல்லது False பெற ==, <, > கொண்டு ஒப்பிடு. பிறகு குறியைச் சரிபார்.',
    },
  },
  'OUT-NUMBER-WANTED': {
    text: {
      en: 'Line {n} of the output should show a number. You show a word.',
      ta: 'வெளியீட்டின் {n} ஆம் வரியில் எண் வர வேண்டும். நீ சொல்லைக் காட்டுகிறாய்.',
    },
    next: { en: 'Which variable holds the number?', ta: 'எந்த மாறியில் எண் உள்ளது?' },
    instead: [
      {
        before: 2,
        text: {
          en: 'Line {n} of the output should show a number. You show a word.',
          ta: 'வெளியீட்டின் {n} ஆம் வரியில் எண் வர வேண்டும். நீ சொல்லைக் காட்டுகிறாய்.',
        },
        next: { en: 'Compare with the expected output.', ta: 'எதிர்பார்க்கும் வெளியீட்டுடன் ஒப்பிடு.' },
      },
    ],
  },
  'OUT-WORD-WANTED': {
    text: {
      en: 'Line {n} of the output should show a word. You show a number.',
      ta: 'வெளியீட்டின் {n} ஆம் வரியில் சொல் வர வேண்டும். நீ எண்ணைக் காட்டுகிறாய்.',
    },
    next: { en: 'Which variable holds the word?', ta: 'எந்த மாறியில் சொல் உள்ளது?' },
    instead: [
      {
        before: 2,
        text: {
          en: 'Line {n} of the output should show a word. You show a number.',
          ta: 'வெளியீட்டின் {n} ஆம் வரியில் சொல் வர வேண்டும். நீ எண்ணைக் காட்டுகிறாய்.',
        },
        next: { en: 'Compare with the expected output.', ta: 'எதிர்பார்க்கும் வெளியீட்டுடன் ஒப்பிடு.' },
      },
    ],
  },
} as const satisfies Record<string, MismatchText>;
