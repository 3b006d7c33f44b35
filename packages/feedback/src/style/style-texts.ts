import type { StyleText } from './style-check.ts';

/** Suggestions about style in the order in which they are looked for. */
export const styleTexts = {
  'STY-UNUSED': {
    firstMilestone: 2,
    sample: 'a = 3\nb = 4\nprint(a)',
    better: 'a = 3\nprint(a)',
    text: {
      en: 'You store a value in {name}, but you never use it. You can remove this line.',
      ta: '{name} இல் மதிப்பைச் சேமித்தாய், ஆனால் பயன்படுத்தவில்லை. இந்த வரியை நீக்கலாம்.',
    },
  },
  'STY-EQ-TRUE': {
    firstMilestone: 5,
    sample: 'ok = True\nif ok == True:\n    print(1)',
    better: 'if ok:',
    text: {
      en: 'ok is already True or False. Write if ok: or if not ok:',
      ta: 'ok ஏற்கனவே True அல்லது False. if ok: அல்லது if not ok: என்று எழுது.',
    },
  },
  'STY-RETURN-BOOL': {
    firstMilestone: 11,
    sample: 'def f(n):\n    if n > 3:\n        return True\n    else:\n        return False',
    better: 'return n > 3',
    text: {
      en: 'The condition is already True or False. You can return it directly.',
      ta: 'நிபந்தனையே True அல்லது False. அதை நேரடியாக return செய்யலாம்.',
    },
  },
  'STY-RANGE-LEN': {
    firstMilestone: 10,
    sample: 'a = [1, 2]\nfor i in range(len(a)):\n    print(a[i])',
    better: 'for x in a:',
    text: {
      en: 'You need only the items, not their numbers. for x in a: is shorter.',
      ta: 'உனக்கு உறுப்புகள் மட்டுமே தேவை, எண்கள் அல்ல. for x in a: என்று சுருக்கமாக எழுதலாம்.',
    },
  },
  'STY-SHORT-NAME': {
    firstMilestone: 2,
    sample: 'p = 40\nq = 3\nprint(p * q)',
    better: 'price = 40\ncount = 3',
    text: {
      en: 'Names such as p and q do not tell the reader what they mean. Use clear names, for example price and count.',
      ta: 'p, q போன்ற பெயர்கள் பொருளைச் சொல்வதில்லை. price, count போன்ற தெளிவான பெயர்களைப் பயன்படுத்து.',
    },
  },
  'STY-CAPITAL-NAME': {
    firstMilestone: 2,
    sample: 'MyTown = "Galle"\nprint(MyTown)',
    better: 'my_town',
    text: {
      en: 'In Python variable names are written with small letters and underscores: my_town.',
      ta: 'Python-இல் மாறிப் பெயர்கள் சிறிய எழுத்து, அடிக்கோட்டுடன் எழுதப்படும்: my_town.',
    },
  },
  'STY-BUILTIN-NAME': {
    firstMilestone: 3,
    sample: 'list = [1, 2]\nprint(list)',
    better: 'numbers = [1, 2]',
    text: {
      en: '{name} is the name of a Python function. Use another name, or you lose the function.',
      ta: '{name} என்பது Python செயற்கூறின் பெயர். வேறு பெயர் வை; இல்லாவிட்டால் அந்தச் செயற்கூறை இழப்பாய்.',
    },
  },
  'STY-REPEATED-LINES': {
    firstMilestone: 7,
    sample: 'print("Hi")\nprint("Hi")\nprint("Hi")',
    better: 'for i in range(3):\n    print("Hi")',
    text: {
      en: 'The same line comes several times. A for loop can do this for you.',
      ta: 'ஒரே வரி பல முறை வருகிறது. for மடக்கு இதை உனக்காகச் செய்யும்.',
    },
  },
  'STY-REPEATED-BLOCK': {
    firstMilestone: 11,
    sample: 'x = 1\nif x > 0:\n    print(x)\n    print("ok")\nif x > 5:\n    print(x)\n    print("ok")',
    better: 'def show(x): ...',
    text: {
      en: 'Two blocks have the same lines. Put them into a function and call it two times.',
      ta: 'இரண்டு தொகுதிகளில் ஒரே வரிகள் உள்ளன. அவற்றைச் செயற்கூறாக்கி இரு முறை அழை.',
    },
  },
  'STY-SPACES-EQUALS': {
    firstMilestone: 2,
    sample: 'age=13\nprint(age)',
    better: 'age = 13',
    text: {
      en: 'Put one space on both sides of =. It is easier to read.',
      ta: '= குறியின் இருபுறமும் ஓர் இடைவெளி விடு. படிக்க எளிதாகும்.',
    },
  },
  'STY-SPACE-COMMA': {
    firstMilestone: 1,
    sample: 'print("Rs",40)',
    better: 'print("Rs", 40)',
    text: { en: 'Put a space after each comma.', ta: 'ஒவ்வொரு காற்புள்ளிக்குப் பின்னும் இடைவெளி விடு.' },
  },
  'STY-INDENT-4': {
    firstMilestone: 5,
    sample: 'if 3 > 2:\n  print(1)',
    better: 'if 3 > 2:\n    print(1)',
    text: { en: 'Use four spaces for each block.', ta: 'ஒவ்வொரு தொகுதிக்கும் நான்கு இடைவெளிகள் பயன்படுத்து.' },
  },
  'STY-LONG-LINE': {
    firstMilestone: 4,
    sample:
      'print("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")',
    better: 'two shorter lines',
    text: {
      en: 'This line is very long. Use a variable for a part of it.',
      ta: 'இந்த வரி மிக நீளம். ஒரு பகுதியை மாறியில் வை.',
    },
  },
  'STY-SEMICOLON': {
    firstMilestone: 1,
    sample: 'x = 5;\nprint(x)',
    better: 'x = 5',
    text: {
      en: 'Python does not need a semicolon at the end of a line.',
      ta: 'Python-இல் வரியின் முடிவில் ; தேவையில்லை.',
    },
  },
  'STY-BRACKETS-IF': {
    firstMilestone: 5,
    sample: 'x = 1\nif (x > 0):\n    print(x)',
    better: 'if x > 0:',
    text: {
      en: 'The brackets around the condition are not needed.',
      ta: 'நிபந்தனையைச் சுற்றி அடைப்புக்குறி தேவையில்லை.',
    },
  },
  'STY-RETURN-BRACKETS': {
    firstMilestone: 11,
    sample: 'def f(a):\n    return(a * 2)',
    better: 'return a * 2',
    text: {
      en: 'return is not a function. It needs no brackets.',
      ta: 'return ஒரு செயற்கூறு அல்ல. அதற்கு அடைப்புக்குறி தேவையில்லை.',
    },
  },
  'STY-AUG-ASSIGN': {
    firstMilestone: 7,
    sample: 'total = 0\ntotal = total + 5\nprint(total)',
    better: 'total += 5',
    text: {
      en: 'Tip: total = total + 5 can be written shorter as total += 5.',
      ta: 'உதவி: total = total + 5 என்பதை total += 5 என்று சுருக்கலாம்.',
    },
  },
  'STY-STR-OF-STR': {
    firstMilestone: 4,
    sample: 'name = str(input())\nprint(name)',
    better: 'name = input()',
    text: {
      en: 'input() already gives text, so str() is not needed here.',
      ta: 'input() ஏற்கனவே உரையைத் தருகிறது; இங்கே str() தேவையில்லை.',
    },
  },
  'STY-IF-CHAIN': {
    firstMilestone: 6,
    sample: 'd = input()\nif d == "a":\n    print(1)\nif d == "b":\n    print(2)\nif d == "c":\n    print(3)',
    better: 'if / elif / elif',
    text: {
      en: 'Only one of these ifs can be True. Use elif, so that Python stops at the first one.',
      ta: 'இவற்றில் ஒரு if மட்டுமே சரியாகும். elif பயன்படுத்தினால் முதல் சரியான இடத்தில் Python நிற்கும்.',
    },
  },
  'STY-DEAD-CODE': {
    firstMilestone: 8,
    sample: 'def f():\n    return 1\n    print(2)',
    better: 'remove the line',
    text: {
      en: 'The line after return is never reached. Move it up or remove it.',
      ta: 'return-க்குப் பின் உள்ள வரி ஒருபோதும் இயங்காது. அதை மேலே நகர்த்து அல்லது நீக்கு.',
    },
  },
  'STY-BARE-EXCEPT': {
    firstMilestone: 14,
    sample: 'try:\n    x = int("3")\nexcept:\n    print(0)',
    better: 'except ValueError:',
    text: {
      en: 'Name the error that you expect: except ValueError. If not, real mistakes stay hidden.',
      ta: 'எதிர்பார்க்கும் பிழையின் பெயரை எழுது: except ValueError. இல்லாவிட்டால் உண்மையான தவறுகள் மறைந்துவிடும்.',
    },
  },
  'STY-LOST-RESULT': {
    firstMilestone: 9,
    sample: 's = "a"\ns.upper()\nprint(s)',
    better: 's = s.upper()',
    text: {
      en: 'The result of this line is lost. Store it: s = s.upper().',
      ta: 'இந்த வரியின் விடை தொலைந்துவிடுகிறது. சேமி: s = s.upper().',
    },
  },
  'STY-COMPARE-ONLY': {
    firstMilestone: 2,
    sample: 'x = 1\nx == 5\nprint(x)',
    better: 'x = 5',
    text: {
      en: 'x == 5 only compares and the answer is lost. To store a value use one =.',
      ta: 'x == 5 ஒப்பிட மட்டும் செய்யும்; விடை தொலைந்துவிடும். சேமிக்க ஒரு = போதும்.',
    },
  },
  'STY-NO-COMMENT': {
    firstMilestone: 7,
    sample:
      'print(0)\nprint(1)\nprint(2)\nprint(3)\nprint(4)\nprint(5)\nprint(6)\nprint(7)\nprint(8)\nprint(9)\nprint(10)\nprint(11)\nprint(12)\nprint(13)\nprint(14)\nprint(15)',
    better: '# what this part does',
    text: {
      en: 'Your program is getting longer. A short comment helps you to find your way later.',
      ta: 'உன் நிரல் நீளமாகிறது. சிறு குறிப்புரை பின்னர் உனக்கு உதவும்.',
    },
  },
} as const satisfies Record<string, StyleText>;
