import type { CatalogueEntry } from '../entry.ts';

/** Values of a kind that does not fit. */
export const typesEntries: readonly CatalogueEntry[] = [
  {
    id: 'TYP-THOUSANDS',
    exception: /^(?:TypeError)$/u,
    message: /^/u,
    condition: 'thousandsComma',
    vars: ['meant', 'written'],
    text: {
      en: 'You wrote the number {written} with a comma. For Python a comma makes two numbers out of one.',
      ta: '{written} என்ற எண்ணில் காற்புள்ளி இட்டாய். Python-க்குக் காற்புள்ளி ஓர் எண்ணை இரண்டாகப் பிரிக்கிறது.',
    },
    next: { en: 'Write {meant} without a comma.', ta: 'காற்புள்ளி இல்லாமல் {meant} என்று எழுது.' },
    sample: {
      source: 'price = 2,500\nprint(price * 1.5)',
      inputs: [],
      message: "TypeError: can't multiply sequence by non-int of type 'float'",
    },
  },
  {
    id: 'TYP-ROWS-COMMA',
    exception: /^(?:TypeError)$/u,
    message: /indices must be integers or slices, not tuple/u,
    condition: 'rowsWithoutComma',
    vars: ['n'],
    text: {
      en: 'A comma is missing between two rows of the table, after line {n}. So Python takes the second row as a place in the first one.',
      ta: '{n} ஆம் வரிக்குப் பின், அட்டவணையின் இரண்டு நிரைகளுக்கு இடையில் காற்புள்ளி இல்லை. எனவே இரண்டாவது நிரையை முதல் நிரையின் சுட்டெண் என்று Python நினைக்கிறது.',
    },
    next: {
      en: 'Put a comma after each row: [1, 2], [3, 4]',
      ta: 'ஒவ்வொரு நிரைக்கும் பின் காற்புள்ளி இடு: [1, 2], [3, 4]',
    },
    sample: {
      source: 'table = [\n    [1, 2]\n    [3, 4]\n]',
      inputs: [],
      message: 'TypeError: list indices must be integers or slices, not tuple',
    },
  },
  {
    id: 'TYP-NONE',
    exception: /^(?:TypeError)$/u,
    message: /NoneType/u,
    vars: [],
    text: {
      en: 'You use a value that is None, which means nothing. A function without return, print(), sort() and append() give None.',
      ta: 'None (ஒன்றுமில்லை) என்ற மதிப்பைப் பயன்படுத்துகிறாய். return இல்லாத செயற்கூறு, print(), sort(), append() ஆகியவை None தரும்.',
    },
    next: {
      en: 'Use return in your function, and do not store the result of print(), sort() or append().',
      ta: 'உன் செயற்கூறில் return பயன்படுத்து; print(), sort(), append() ஆகியவற்றின் விடையைச் சேமிக்காதே.',
    },
    sample: {
      source: 'def f():\n    print(3)\nx = f() + 1',
      inputs: [],
      message: "TypeError: unsupported operand type(s) for +: 'NoneType' and 'int'",
    },
  },
  {
    id: 'TYP-INPUT-PLUS-NUM',
    exception: /^(?:TypeError)$/u,
    message: /can only concatenate str \(not "(int|float)"\) to str/u,
    condition: 'textComesFromInput',
    vars: ['n', 'name'],
    text: {
      en: '{name} comes from input() in line {n}, so it is text. Plus cannot add a number to a text.',
      ta: '{name} என்பது {n} ஆம் வரியில் input() இலிருந்து வருகிறது; எனவே அது உரை. உரையுடன் எண்ணைக் + மூலம் கூட்ட முடியாது.',
    },
    next: {
      en: 'Change it to a number in line {n}: {name} = int(input(...))',
      ta: '{n} ஆம் வரியில் அதை எண்ணாக மாற்று: {name} = int(input(...))',
    },
    sample: {
      source: 'age = input()\nprint(age + 1)',
      inputs: ['13'],
      message: 'TypeError: can only concatenate str (not "int") to str',
    },
  },
  {
    id: 'TYP-STR-PLUS-NUM',
    exception: /^(?:TypeError)$/u,
    message: /can only concatenate str \(not "(?<t>int|float)"\) to str/u,
    vars: [],
    text: {
      en: 'Plus can join text with text or add numbers, but it cannot mix them. Here the left side is text and the right side is a number.',
      ta: '+ உரையை உரையோடு இணைக்கும், அல்லது எண்களைக் கூட்டும்; இரண்டையும் கலக்காது. இங்கே இடப்பக்கம் உரை, வலப்பக்கம் எண்.',
    },
    next: {
      en: 'Use a comma in print, or an f-string. If the text should be a number, use int().',
      ta: 'print-இல் காற்புள்ளி அல்லது f-string பயன்படுத்து. உரை எண்ணாக வேண்டுமானால் int() இடு.',
    },
    sample: {
      source: 'print("Age: " + 12)',
      inputs: [],
      message: 'TypeError: can only concatenate str (not "int") to str',
    },
  },
  {
    id: 'TYP-NUM-PLUS-STR',
    exception: /^(?:TypeError)$/u,
    message: /unsupported operand type\(s\) for \+=?: '(int|float)' and 'str'/u,
    vars: [],
    text: {
      en: 'You add a number and a text. What comes from input() or from quote marks is text, even if it looks like a number.',
      ta: 'எண்ணையும் உரையையும் கூட்டுகிறாய். input() தருவதும் மேற்கோள் குறிக்குள் இருப்பதும் எண் போல் தெரிந்தாலும் உரையே.',
    },
    next: {
      en: 'Change the text to a number with int() or float().',
      ta: 'int() அல்லது float() மூலம் உரையை எண்ணாக மாற்று.',
    },
    sample: {
      source: 'total = 0\nn = input()\nprint(total + n)',
      inputs: ['5'],
      message: "TypeError: unsupported operand type(s) for +: 'int' and 'str'",
    },
  },
  {
    id: 'TYP-STR-MATH',
    exception: /^(?:TypeError)$/u,
    message:
      /unsupported operand type\(s\) for (-|\/|\/\/|%|\*\*|-=|\/=).*'str'|can't multiply sequence by non-int of type '(str|float)'/u,
    vars: [],
    text: {
      en: 'You calculate with a text. Minus, divide and times between two texts are not possible.',
      ta: 'உரையைக் கொண்டு கணக்கிடுகிறாய். உரையில் கழித்தல், வகுத்தல், உரையோடு உரை பெருக்கல் முடியாது.',
    },
    next: {
      en: 'Change the text to a number first: int(...) or float(...).',
      ta: 'முதலில் உரையை எண்ணாக மாற்று: int(...) அல்லது float(...).',
    },
    sample: {
      source: 'x = input()\nprint(x / 2)',
      inputs: ['8'],
      message: "TypeError: unsupported operand type(s) for /: 'str' and 'int'",
    },
  },
  {
    id: 'TYP-COMPARE',
    exception: /^(?:TypeError)$/u,
    message:
      /'(<|>|<=|>=)' not supported between instances of '(str|int|float|list)' and '(str|int|float|list)'/u,
    vars: [],
    text: {
      en: 'You compare a text with a number. Python cannot say which one is larger.',
      ta: 'உரையை எண்ணோடு ஒப்பிடுகிறாய். எது பெரியது என்று Python-ஆல் சொல்ல முடியாது.',
    },
    next: { en: 'Change the input to a number: int(input(...)).', ta: 'உள்ளீட்டை எண்ணாக மாற்று: int(input(...)).' },
    sample: {
      source: 'age = input()\nif age > 12:\n    print(1)',
      inputs: ['13'],
      message: "TypeError: '>' not supported between instances of 'str' and 'int'",
    },
  },
  {
    id: 'TYP-NO-CALL',
    exception: /^(?:TypeError)$/u,
    message: /'(function|builtin_function_or_method|method|type)'/u,
    condition: 'notSubscriptMessage',
    vars: [],
    text: {
      en: 'You use a function without calling it. Without round brackets you have only its name, not its result.',
      ta: 'செயற்கூறை அழைக்காமல் பயன்படுத்துகிறாய். ( ) இல்லாவிட்டால் அதன் பெயர் மட்டுமே, விடை இல்லை.',
    },
    next: {
      en: 'Add round brackets after the name of the function.',
      ta: 'செயற்கூறின் பெயருக்குப் பின் ( ) சேர்.',
    },
    sample: {
      source: 'def f():\n    return 3\nprint(f + 1)',
      inputs: [],
      message: "TypeError: unsupported operand type(s) for +: 'function' and 'int'",
    },
  },
  {
    id: 'TYP-SHADOW',
    exception: /^(?:TypeError)$/u,
    message: /'(?<t>[^\s'()]+)' object is not callable/u,
    condition: 'builtinOverwritten',
    vars: ['name'],
    text: {
      en: 'You used the name of a Python function as a variable, for example {name}. Now Python cannot find the function any more.',
      ta: 'Python செயற்கூறின் பெயரை ({name}) மாறியாகப் பயன்படுத்திவிட்டாய். இப்போது அந்தச் செயற்கூறு Python-க்குக் கிடைக்கவில்லை.',
    },
    next: {
      en: 'Give your variable another name, for example my_{name}.',
      ta: 'உன் மாறிக்கு வேறு பெயர் வை, எ.கா. my_{name}.',
    },
    sample: {
      source: 'sum = 5\nprint(sum([1, 2]))',
      inputs: [],
      message: "TypeError: 'int' object is not callable",
    },
  },
  {
    id: 'TYP-NOT-CALLABLE',
    exception: /^(?:TypeError)$/u,
    message: /'(?<t>[^\s'()]+)' object is not callable/u,
    vars: [],
    text: {
      en: 'Round brackets after a value mean a call, but this value is not a function. Perhaps you need square brackets, or a * for times.',
      ta: 'மதிப்புக்குப் பின் ( ) வந்தால் அது அழைப்பு; ஆனால் இது செயற்கூறு அல்ல. [ ] அல்லது பெருக்கல் * தேவைப்படலாம்.',
    },
    next: {
      en: 'For an item write name[0]. For times write 2 * (a + b).',
      ta: 'உறுப்புக்கு name[0]; பெருக்கலுக்கு 2 * (a + b) என்று எழுது.',
    },
    sample: {
      source: 'a = [1, 2]\nprint(a(0))',
      inputs: [],
      message: "TypeError: 'list' object is not callable",
    },
  },
  {
    id: 'TYP-ARGS-MISSING',
    exception: /^(?:TypeError)$/u,
    message: /(?<f>[^\s'()]+)\(\) missing (?<n>\d+) required positional arguments?: (?<names>.+)/u,
    vars: ['f', 'names'],
    text: {
      en: 'The function {f} needs more values. Missing: {names}.',
      ta: '{f} செயற்கூறுக்கு இன்னும் மதிப்புகள் வேண்டும். விடுபட்டவை: {names}.',
    },
    next: {
      en: 'Write one value for each parameter in the call.',
      ta: 'அழைக்கும்போது ஒவ்வோர் அளபுருவுக்கும் ஒரு மதிப்பு கொடு.',
    },
    sample: {
      source: 'def area(a, b):\n    return a * b\nprint(area(3))',
      inputs: [],
      message: "TypeError: area() missing 1 required positional argument: 'b'",
    },
  },
  {
    id: 'TYP-ARGS-EXTRA',
    exception: /^(?:TypeError)$/u,
    message:
      /(?<f>[^\s'()]+)\(\) takes (from \d+ to )?(?<n>\d+) positional arguments? but (?<g>\d+) (was|were) given/u,
    vars: ['f', 'g', 'n'],
    text: {
      en: 'The function {f} takes {n} values, but you gave {g}. The def line says how many it needs.',
      ta: '{f} செயற்கூறு {n} மதிப்புகளை ஏற்கும்; நீ {g} கொடுத்தாய். எத்தனை வேண்டும் என்பது def வரியில் உள்ளது.',
    },
    next: {
      en: 'Remove a value from the call or add a parameter in the def line.',
      ta: 'அழைப்பில் ஒரு மதிப்பை நீக்கு, அல்லது def வரியில் அளபுரு சேர்.',
    },
    sample: {
      source: 'def area(a, b):\n    return a * b\nprint(area(3, 4, 5))',
      inputs: [],
      message: 'TypeError: area() takes 2 positional arguments but 3 were given',
    },
  },
  {
    id: 'TYP-INDEX-TYPE',
    exception: /^(?:TypeError)$/u,
    message: /(list|string|tuple) indices must be integers/u,
    vars: [],
    text: {
      en: 'The number in square brackets must be a whole number. Here it is a text or a decimal number.',
      ta: '[ ] க்குள் முழு எண் இருக்க வேண்டும். இங்கே உரை அல்லது தசம எண் உள்ளது.',
    },
    next: {
      en: 'Use a whole number, or int(...) for an input.',
      ta: 'முழு எண்ணைப் பயன்படுத்து; உள்ளீடானால் int(...) இடு.',
    },
    sample: {
      source: 'a = [1, 2]\nprint(a["0"])',
      inputs: [],
      message: 'TypeError: list indices must be integers or slices, not str',
    },
  },
  {
    id: 'TYP-BRACKET-KIND',
    exception: /^(?:TypeError)$/u,
    message: /'(?<t>[^\s'()]+)' object is not subscriptable/u,
    vars: [],
    text: {
      en: 'Square brackets take one item out of a text, a list or a dictionary. This value has no items.',
      ta: '[ ] உரை, பட்டியல் அல்லது அகராதியிலிருந்து ஓர் உறுப்பை எடுக்கும். இந்த மதிப்பில் உறுப்புகள் இல்லை.',
    },
    next: {
      en: 'To call a function use round brackets. If you need a list, check what is stored in the name.',
      ta: 'செயற்கூறை அழைக்க ( ) பயன்படுத்து. பட்டியல் வேண்டுமானால் பெயரில் என்ன உள்ளது என்று பார்.',
    },
    sample: {
      source: 'print["Hello"]',
      inputs: [],
      message: "TypeError: 'builtin_function_or_method' object is not subscriptable",
    },
  },
  {
    id: 'TYP-NOT-ITERABLE',
    exception: /^(?:TypeError)$/u,
    message:
      /'(?<t>int|float|bool)' object is not iterable|argument of type '(int|float|bool)' is not|object of type '(int|float|bool)' has no len/u,
    vars: [],
    text: {
      en: 'A number is one value, you cannot go through it or measure its length. for needs a range, a list or a text.',
      ta: 'எண் என்பது ஒரே மதிப்பு; அதன் வழியே நடக்கவோ நீளம் அளக்கவோ முடியாது. for-க்கு range, பட்டியல் அல்லது உரை வேண்டும்.',
    },
    next: { en: 'Write range(5) instead of 5.', ta: '5 என்பதற்குப் பதிலாக range(5) எழுது.' },
    sample: {
      source: 'for i in 5:\n    print(i)',
      inputs: [],
      message: "TypeError: 'int' object is not iterable",
    },
  },
  {
    id: 'TYP-RANGE',
    exception: /^(?:TypeError)$/u,
    message: /'(?<t>str|float|list)' object cannot be interpreted as an integer/u,
    vars: ['t'],
    text: {
      en: 'range() needs whole numbers. You gave it a {t}: input() gives text, and / gives a decimal number.',
      ta: 'range()-க்கு முழு எண்கள் வேண்டும். நீ கொடுத்தது {t}: input() உரை தரும்; / தசம எண் தரும்.',
    },
    next: {
      en: 'Use int(input(...)), or // instead of /.',
      ta: 'int(input(...)) பயன்படுத்து, அல்லது / க்குப் பதிலாக //.',
    },
    sample: {
      source: 'n = input()\nfor i in range(n):\n    print(i)',
      inputs: ['3'],
      message: "TypeError: 'str' object cannot be interpreted as an integer",
    },
  },
  {
    id: 'TYP-STR-ASSIGN',
    exception: /^(?:TypeError)$/u,
    message: /'(str|tuple|range)' object does not support item assignment/u,
    vars: [],
    text: {
      en: 'A single letter of a text cannot be changed. You must build a new text.',
      ta: 'உரையின் ஒரு தனி எழுத்தை மாற்ற முடியாது. புதிய உரையை உருவாக்க வேண்டும்.',
    },
    next: { en: 'For example: s = "b" + s[1:]', ta: 'எடுத்துக்காட்டு: s = "b" + s[1:]' },
    sample: {
      source: 's = "cat"\ns[0] = "b"',
      inputs: [],
      message: "TypeError: 'str' object does not support item assignment",
    },
  },
  {
    id: 'TYP-LIST-PLUS',
    exception: /^(?:TypeError)$/u,
    message: /can only concatenate list|can only concatenate str \(not "list"\)/u,
    vars: [],
    text: {
      en: 'Plus joins a list only with another list. To add one item there is append().',
      ta: '+ பட்டியலை இன்னொரு பட்டியலோடு மட்டுமே இணைக்கும். ஓர் உறுப்பைச் சேர்க்க append() உள்ளது.',
    },
    next: { en: 'Write a.append(3).', ta: 'a.append(3) என்று எழுது.' },
    sample: {
      source: 'a = [1, 2]\na = a + 3',
      inputs: [],
      message: 'TypeError: can only concatenate list (not "int") to list',
    },
  },
];
