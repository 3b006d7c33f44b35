import type { StyleText } from './style-check.ts';

/** Style suggestions in the order in which they are checked. */
export const styleTexts = {
  'STY-UNUSED': {
    firstMilestone: 2,
    sample: 'a = 3\nb = 4\nprint(a)',
    text: {
      en: 'You store a value in {name}, but nobody uses it. You can remove this line.',
      ta: '{name}-இல் மதிப்பைச் சேமித்தாய்; ஆனால் யாரும் பயன்படுத்தவில்லை. இந்த வரியை நீக்கலாம்.',
    },
  },
  'STY-EQ-TRUE': {
    firstMilestone: 5,
    sample: 'ok = True\nif ok == True:\n    print(1)',
    text: {
      en: '{what} is not needed: the value is True or False already. For the opposite write not.',
      ta: '{what} தேவையில்லை: மதிப்பே True அல்லது False. எதிரானதைச் சொல்ல not எழுது.',
    },
  },
  'STY-RETURN-BOOL': {
    firstMilestone: 11,
    sample: 'def f(n):\n    if n > 3:\n        return True\n    else:\n        return False',
    text: {
      en: 'The condition is True or False already. You can return it as it is.',
      ta: 'நிபந்தனையே True அல்லது False. அதை அப்படியே return செய்யலாம்.',
    },
  },
  'STY-RANGE-LEN': {
    firstMilestone: 10,
    sample: 'a = [1, 2]\nfor i in range(len(a)):\n    print(a[i])',
    text: {
      en: 'You need only the items, not their numbers. Write for item in {list}: and use item.',
      ta: 'உனக்கு உறுப்புகள் போதும்; அவற்றின் எண்கள் வேண்டாம். for item in {list}: என்று எழுதி item பயன்படுத்து.',
    },
  },
  'STY-SHORT-NAME': {
    firstMilestone: 2,
    sample: 'p = 40\nq = 3\nprint(p * q)',
    text: {
      en: 'Names such as {first} and {second} tell nothing. Take clear names, such as price and count.',
      ta: '{first}, {second} போன்ற பெயர்கள் எதையும் சொல்வதில்லை. price, count போன்ற தெளிவான பெயர்களை வை.',
    },
  },
  'STY-CAPITAL-NAME': {
    firstMilestone: 2,
    sample: 'MyTown = "Galle"\nprint(MyTown)',
    text: {
      en: 'Write a name in small letters, with _ between the words: {better}',
      ta: 'பெயரைச் சிறிய எழுத்துகளில் எழுது; சொற்களுக்கு நடுவே _ இடு: {better}',
    },
  },
  'STY-BUILTIN-NAME': {
    firstMilestone: 3,
    sample: 'list = [1, 2]\nprint(list)',
    text: {
      en: '{name} is a function of Python, and now it is lost. Take another name, such as my_{name}.',
      ta: '{name} என்பது Python செயற்கூறு; இப்போது அது தொலைந்துவிட்டது. my_{name} போன்ற வேறு பெயர் வை.',
    },
  },
  'STY-REPEATED-LINES': {
    firstMilestone: 7,
    sample: 'print("Hi")\nprint("Hi")\nprint("Hi")',
    text: {
      en: 'The same line comes several times. A for loop can do this for you.',
      ta: 'ஒரே வரி பல முறை வருகிறது. for மடக்கு இதை உனக்காகச் செய்யும்.',
    },
  },
  'STY-REPEATED-BLOCK': {
    firstMilestone: 11,
    sample: 'x = 1\nif x > 0:\n    print(x)\n    print("ok")\nif x > 5:\n    print(x)\n    print("ok")',
    text: {
      en: 'Two blocks have the same lines. Put them into a function and call it twice.',
      ta: 'இரண்டு தொகுதிகளில் ஒரே வரிகள் உள்ளன. அவற்றைச் செயற்கூறாக்கி இரு முறை அழை.',
    },
  },
  'STY-SPACES-EQUALS': {
    firstMilestone: 2,
    sample: 'age=13\nprint(age)',
    text: {
      en: 'Put one space on both sides of =. Then it is easier to read.',
      ta: '= குறியின் இருபுறமும் ஓர் இடைவெளி விடு. படிக்க எளிதாக இருக்கும்.',
    },
  },
  'STY-SPACE-COMMA': {
    firstMilestone: 1,
    sample: 'print("Rs",40)',
    text: {
      en: 'Put a space after each comma. Then it is easier to read.',
      ta: 'ஒவ்வொரு காற்புள்ளிக்குப் பின்னும் ஓர் இடைவெளி விடு. படிக்க எளிதாக இருக்கும்.',
    },
  },
  'STY-INDENT-4': {
    firstMilestone: 5,
    sample: 'if 3 > 2:\n  print(1)',
    text: {
      en: 'Start each block with four spaces. Then everyone can read it.',
      ta: 'ஒவ்வொரு தொகுதியையும் நான்கு இடைவெளிகளுடன் தொடங்கு. எல்லோரும் படிக்க முடியும்.',
    },
  },
  'STY-LONG-LINE': {
    firstMilestone: 4,
    sample:
      'print("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")',
    text: {
      en: 'Line {line} is very long. Store a part of it in a variable.',
      ta: '{line} ஆம் வரி மிக நீளம். அதன் ஒரு பகுதியை மாறியில் சேமி.',
    },
  },
  'STY-SEMICOLON': {
    firstMilestone: 1,
    sample: 'x = 5;\nprint(x)',
    text: {
      en: 'Python needs no ; at the end of a line. You can remove it.',
      ta: 'Python-இல் வரியின் முடிவில் ; தேவையில்லை. அதை நீக்கலாம்.',
    },
  },
  'STY-BRACKETS-IF': {
    firstMilestone: 5,
    sample: 'x = 1\nif (x > 0):\n    print(x)',
    text: {
      en: 'You can leave out the brackets around the condition.',
      ta: 'நிபந்தனையைச் சுற்றியுள்ள அடைப்புக்குறிகளை விட்டுவிடலாம்.',
    },
  },
  'STY-RETURN-BRACKETS': {
    firstMilestone: 11,
    sample: 'def f(a):\n    return(a * 2)',
    text: {
      en: 'return is not a function. You can leave out the brackets.',
      ta: 'return ஒரு செயற்கூறு அல்ல. அடைப்புக்குறிகளை விட்டுவிடலாம்.',
    },
  },
  'STY-AUG-ASSIGN': {
    firstMilestone: 7,
    sample: 'total = 0\ntotal = total + 5\nprint(total)',
    text: {
      en: 'There is a short form for this line: {short}',
      ta: 'இந்த வரியைச் சுருக்கமாக எழுதலாம்: {short}',
    },
  },
  'STY-STR-OF-STR': {
    firstMilestone: 4,
    sample: 'name = str(input())\nprint(name)',
    text: {
      en: 'Here nothing has to change its kind. You can leave out {name}().',
      ta: 'இங்கே எதையும் வேறு வகையாக மாற்ற வேண்டியதில்லை. {name}() என்பதை விட்டுவிடலாம்.',
    },
  },
  'STY-IF-CHAIN': {
    firstMilestone: 6,
    sample: 'd = input()\nif d == "a":\n    print(1)\nif d == "b":\n    print(2)\nif d == "c":\n    print(3)',
    text: {
      en: 'Only one of these ifs can be True. With elif Python stops at the first one.',
      ta: 'இவற்றில் ஒரு if மட்டுமே True ஆகும். elif எழுதினால் Python முதலில் பொருந்தியதில் நின்றுவிடும்.',
    },
  },
  'STY-DEAD-CODE': {
    firstMilestone: 8,
    sample: 'def f():\n    return 1\n    print(2)',
    text: {
      en: 'Python never gets to line {line}. Move it up or remove it.',
      ta: '{line} ஆம் வரிக்கு Python வருவதே இல்லை. அதை மேலே நகர்த்து அல்லது நீக்கு.',
    },
  },
  'STY-BARE-EXCEPT': {
    firstMilestone: 14,
    sample: 'try:\n    x = int("3")\nexcept:\n    print(0)',
    text: {
      en: 'Name the error that you expect: except ValueError. If not, other mistakes stay hidden.',
      ta: 'நீ எதிர்பார்க்கும் பிழையின் பெயரை எழுது: except ValueError. இல்லாவிட்டால் மற்றத் தவறுகள் மறைந்துவிடும்.',
    },
  },
  'STY-LOST-RESULT': {
    firstMilestone: 9,
    sample: 's = "a"\ns.upper()\nprint(s)',
    text: {
      en: 'Line {line} works something out, but nobody keeps the result. Store it in a variable.',
      ta: '{line} ஆம் வரி ஒன்றைக் கண்டுபிடிக்கிறது; ஆனால் அந்த விடையை யாரும் வைத்துக்கொள்ளவில்லை. அதை மாறியில் சேமி.',
    },
  },
  'STY-COMPARE-ONLY': {
    firstMilestone: 2,
    sample: 'x = 1\nx == 5\nprint(x)',
    text: {
      en: 'Line {line} only compares, and the answer is lost. To store a value use one =.',
      ta: '{line} ஆம் வரி ஒப்பிட மட்டும் செய்கிறது; அந்த விடை தொலைந்துவிடும். சேமிக்க ஒரே ஒரு = எழுது.',
    },
  },
  'STY-NO-COMMENT': {
    firstMilestone: 7,
    sample:
      'print(0)\nprint(1)\nprint(2)\nprint(3)\nprint(4)\nprint(5)\nprint(6)\nprint(7)\nprint(8)\nprint(9)\nprint(10)\nprint(11)\nprint(12)\nprint(13)\nprint(14)\nprint(15)',
    text: {
      en: 'Your program is getting long. A short comment helps you to find your way later.',
      ta: 'உன் நிரல் நீளமாகிறது. ஒரு சிறு குறிப்புரை பின்னர் உனக்கு வழிகாட்டும்.',
    },
  },
} as const satisfies Record<string, StyleText>;
