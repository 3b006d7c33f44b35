import type { CatalogueEntry } from '../entry.ts';

/** Values of the wrong type. */
export const typesEntries: readonly CatalogueEntry[] = [
  {
    id: 'TYP-THOUSANDS',
    exception: /^(?:TypeError)$/u,
    message: /^/u,
    condition: 'thousandsComma',
    vars: ['meant', 'written'],
    text: {
      en: 'You wrote {written} with a comma. For Python that is two numbers.',
      ta: '{written} என்று காற்புள்ளி இட்டு எழுதினாய். Python-க்கு அவை இரண்டு எண்கள்.',
    },
    next: { en: 'Write {meant} without a comma.', ta: 'காற்புள்ளி இல்லாமல் {meant} என்று எழுது.' },
  },
  {
    id: 'TYP-COMMA-MATH',
    exception: /^(?:TypeError)$/u,
    message:
      /^unsupported operand type\(s\) for .*'tuple'|can only concatenate tuple|must be real number, not tuple/u,
    vars: ['line'],
    text: {
      en: 'Line {line} calculates with several values at once. Commas only put values side by side.',
      ta: '{line} ஆம் வரி பல மதிப்புகளைக் கொண்டு ஒன்றாகக் கணக்கிடுகிறது. காற்புள்ளி அவற்றை அருகருகே வைக்கும்; கூட்டாது.',
    },
    next: {
      en: 'To add them, write + between them, not a comma.',
      ta: 'அவற்றைக் கூட்ட, காற்புள்ளி அல்ல, நடுவில் + எழுது.',
    },
  },
  {
    id: 'TYP-ROWS-COMMA',
    exception: /^(?:TypeError)$/u,
    message: /indices must be integers or slices, not tuple/u,
    condition: 'rowsWithoutComma',
    vars: ['n'],
    text: {
      en: 'After line {n} a comma is missing between two rows of the table.',
      ta: '{n} ஆம் வரிக்குப் பின், அட்டவணையின் இரண்டு நிரைகளுக்கு இடையில் காற்புள்ளி இல்லை.',
    },
    next: {
      en: 'Put a comma after each row: [1, 2], [3, 4]',
      ta: 'ஒவ்வொரு நிரைக்கும் பின் காற்புள்ளி இடு: [1, 2], [3, 4]',
    },
  },
  {
    id: 'TYP-NONE-METHOD',
    exception: /^(?:TypeError|AttributeError)$/u,
    message: /NoneType/u,
    condition: 'noneFromMethod',
    vars: ['n', 'name', 'method'],
    text: {
      en: '{method}() changes the list itself and gives nothing back. So line {n} stores None in {name}.',
      ta: '{method}() பட்டியலையே மாற்றும்; எதையும் திருப்பித் தராது. எனவே {n} ஆம் வரி {name}-இல் None-ஐச் சேமிக்கிறது.',
    },
    next: {
      en: 'Write {method}(...) on its own, without {name} = in front.',
      ta: 'முன்னால் {name} = இல்லாமல் {method}(...) மட்டும் எழுது.',
    },
  },
  {
    id: 'TYP-NONE-HERE',
    exception: /^(?:TypeError|AttributeError)$/u,
    message: /NoneType/u,
    condition: 'noneFromMethodHere',
    vars: ['name', 'method'],
    text: {
      en: '{method}() changes the list itself and gives nothing back.',
      ta: '{method}() பட்டியலையே மாற்றும்; எதையும் திருப்பித் தராது.',
    },
    next: {
      en: 'Write {name}.{method}(...) in a line of its own, then use {name}.',
      ta: '{name}.{method}(...) என்று தனி வரியில் எழுது; பிறகு {name}-ஐப் பயன்படுத்து.',
    },
  },
  {
    id: 'TYP-NONE-PRINT',
    exception: /^(?:TypeError|AttributeError)$/u,
    message: /NoneType/u,
    condition: 'noneFromPrint',
    vars: ['line'],
    text: {
      en: 'print() only shows a value. It gives nothing back that line {line} could use.',
      ta: 'print() மதிப்பைக் காட்ட மட்டும் செய்யும். {line} ஆம் வரி பயன்படுத்த அது எதையும் திருப்பித் தராது.',
    },
    next: {
      en: 'Close the bracket of print() at the very end, or store the value without print().',
      ta: 'print()-இன் அடைப்புக்குறியைக் கடைசியில் மூடு, அல்லது print() இல்லாமல் மதிப்பைச் சேமி.',
    },
  },
  {
    id: 'TYP-NONE-RETURN',
    exception: /^(?:TypeError|AttributeError)$/u,
    message: /NoneType/u,
    condition: 'noneFromFunction',
    vars: ['f', 'n'],
    text: {
      en: 'The function {f} in line {n} gives nothing back. print() shows a value, only return gives it back.',
      ta: '{n} ஆம் வரியின் {f} செயற்கூறு எதையும் திருப்பி அனுப்பவில்லை. print() காட்டும்; return மட்டுமே திருப்பி அனுப்பும்.',
    },
    next: { en: 'End {f} with return and the value.', ta: '{f} செயற்கூறின் முடிவில் return எழுதி மதிப்பைச் சேர்.' },
  },
  {
    id: 'TYP-NONE',
    exception: /^(?:TypeError)$/u,
    message: /NoneType/u,
    vars: ['line'],
    text: {
      en: 'A value in line {line} is None. None means: there is nothing.',
      ta: '{line} ஆம் வரியில் ஒரு மதிப்பு None. எதுவும் இல்லை என்பது அதன் பொருள்.',
    },
    next: {
      en: 'Where does this value come from? Print it one line earlier.',
      ta: 'இந்த மதிப்பு எங்கிருந்து வருகிறது? ஒரு வரி முன்னால் அதை அச்சிட்டுப் பார்.',
    },
  },
  {
    id: 'TYP-INPUT-PLUS-NUM',
    exception: /^(?:TypeError)$/u,
    message:
      /can only concatenate str \(not "(int|float)"\) to str|unsupported operand type\(s\) for \+=?: '(int|float)' and 'str'/u,
    condition: 'textComesFromInput',
    vars: ['n', 'name'],
    text: {
      en: '{name} comes from input() in line {n}, so it is text. A text and a number cannot be added.',
      ta: '{name} என்பது {n} ஆம் வரியில் input() தந்தது; எனவே அது உரை. உரையையும் எண்ணையும் கூட்ட முடியாது.',
    },
    next: {
      en: 'Make it a number in line {n}: {name} = int(input(...))',
      ta: '{n} ஆம் வரியில் அதை எண்ணாக்கு: {name} = int(input(...))',
    },
  },
  {
    id: 'TYP-INPUT-MATH',
    exception: /^(?:TypeError|ValueError)$/u,
    message:
      /^unsupported operand type\(s\) for .*'str'|can't multiply sequence|not all arguments converted|Unknown format code|__round__|bad operand type|must be real number, not str/u,
    condition: 'textComesFromInput',
    vars: ['n', 'name'],
    text: {
      en: '{name} comes from input() in line {n}, so it is text. Python cannot calculate with text.',
      ta: '{name} என்பது {n} ஆம் வரியில் input() தந்தது; எனவே அது உரை. உரையைக் கொண்டு Python கணக்கிட முடியாது.',
    },
    next: {
      en: 'Make it a number in line {n}: {name} = int(input(...))',
      ta: '{n} ஆம் வரியில் அதை எண்ணாக்கு: {name} = int(input(...))',
    },
  },
  {
    id: 'TYP-INPUT-COMPARE',
    exception: /^(?:TypeError)$/u,
    message: /not supported between instances of '(str|int|float)' and '(str|int|float)'/u,
    condition: 'textComesFromInput',
    vars: ['n', 'name'],
    text: {
      en: '{name} comes from input() in line {n}, so it is text. Python cannot compare text with a number.',
      ta: '{name} என்பது {n} ஆம் வரியில் input() தந்தது; எனவே அது உரை. உரையை எண்ணோடு ஒப்பிட முடியாது.',
    },
    next: {
      en: 'Make it a number in line {n}: {name} = int(input(...))',
      ta: '{n} ஆம் வரியில் அதை எண்ணாக்கு: {name} = int(input(...))',
    },
  },
  {
    id: 'TYP-INPUT-RANGE',
    exception: /^(?:TypeError)$/u,
    message: /'str' object cannot be interpreted as an integer|(list|string|tuple) indices must be integers/u,
    condition: 'textComesFromInput',
    vars: ['n', 'name'],
    text: {
      en: '{name} comes from input() in line {n}, so it is text. Here Python needs a whole number.',
      ta: '{name} என்பது {n} ஆம் வரியில் input() தந்தது; எனவே அது உரை. இங்கே முழு எண் வேண்டும்.',
    },
    next: {
      en: 'Make it a number in line {n}: {name} = int(input(...))',
      ta: '{n} ஆம் வரியில் அதை எண்ணாக்கு: {name} = int(input(...))',
    },
  },
  {
    id: 'TYP-NAME-QUOTED',
    exception: /^(?:TypeError|AttributeError|KeyError|ValueError|IndexError|EOFError)$/u,
    message: /^/u,
    condition: 'nameInQuotes',
    vars: ['name', 'line'],
    text: {
      en: 'In line {line} {name} stands in quote marks. So it is only a word, not your variable.',
      ta: '{line} ஆம் வரியில் {name} மேற்கோள் குறிக்குள் உள்ளது. எனவே அது வெறும் சொல்; உன் மாறி அல்ல.',
    },
    next: { en: 'Write {name} without quote marks.', ta: 'மேற்கோள் குறிகள் இல்லாமல் {name} என்று எழுது.' },
  },
  {
    id: 'TYP-NUM-QUOTED',
    exception: /^(?:TypeError)$/u,
    message:
      /can only concatenate str \(not "(?:int|float)"\) to str|unsupported operand type\(s\) for \+=?: '(?:int|float)' and 'str'/u,
    condition: 'quotedNumberAdded',
    vars: ['number'],
    text: {
      en: 'A number in quote marks is text. Text and a number cannot be added.',
      ta: 'மேற்கோள் குறிக்குள் உள்ள எண் ஓர் உரை. உரையையும் எண்ணையும் கூட்ட முடியாது.',
    },
    next: { en: 'Write {number} without quote marks.', ta: 'மேற்கோள் குறிகள் இல்லாமல் {number} என்று எழுது.' },
  },
  {
    id: 'TYP-LOOP-TEXT',
    exception: /^(?:TypeError)$/u,
    message: /can only concatenate str \(not "(?:int|float)"\)|^unsupported operand type\(s\) for .*'str'/u,
    condition: 'loopGivesTexts',
    vars: ['name', 'n'],
    text: {
      en: 'The loop in line {n} takes pieces of the input, so {name} is text.',
      ta: '{n} ஆம் வரியின் மடக்கு உள்ளீட்டின் பகுதிகளை எடுக்கிறது; எனவே {name} ஓர் உரை.',
    },
    next: {
      en: 'Make it a number where you calculate: int({name})',
      ta: 'கணக்கிடும் இடத்தில் அதை எண்ணாக்கு: int({name})',
    },
  },
  {
    id: 'TYP-LOOP-VALUE',
    exception: /^(?:TypeError)$/u,
    message:
      /can only concatenate str \(not "int"\)|(?:list|string|tuple) indices must be integers|^unsupported operand type\(s\) for .*'str'/u,
    condition: 'loopGivesValues',
    vars: ['name', 'n'],
    text: {
      en: 'The loop in line {n} gives {name} the values themselves. So {name} is no number.',
      ta: '{n} ஆம் வரியின் மடக்கு {name}-இல் மதிப்புகளையே இடுகிறது. எனவே {name} எண் அல்ல.',
    },
    next: {
      en: 'Use {name} as it is. To count, write range(...) in line {n}.',
      ta: '{name}-ஐ அப்படியே பயன்படுத்து. எண்ண வேண்டுமானால் {n} ஆம் வரியில் range(...) எழுது.',
    },
  },
  {
    id: 'TYP-SUM-TEXT',
    exception: /^(?:TypeError)$/u,
    message: /unsupported operand type\(s\) for \+: 'int' and 'str'/u,
    condition: 'lineCallsSum',
    vars: ['line'],
    text: {
      en: 'sum() adds only numbers. In line {line} it gets texts.',
      ta: 'sum() எண்களை மட்டுமே கூட்டும். {line} ஆம் வரியில் அதற்குக் கிடைப்பவை உரைகள்.',
    },
    next: {
      en: 'Change each piece with int() first.',
      ta: 'முதலில் ஒவ்வொரு பகுதியையும் int() மூலம் எண்ணாக மாற்று.',
    },
  },
  {
    id: 'TYP-STR-PLUS-NUM',
    exception: /^(?:TypeError)$/u,
    message: /can only concatenate str \(not "(?<t>int|float)"\) to str/u,
    vars: [],
    text: {
      en: 'Plus joins two texts or adds two numbers. Here one is text and one is a number.',
      ta: '+ இரண்டு உரைகளை இணைக்கும், அல்லது இரண்டு எண்களைக் கூட்டும். இங்கே ஒன்று உரை, ஒன்று எண்.',
    },
    next: {
      en: 'To show both, write a comma instead of +. To calculate, change the text with int().',
      ta: 'இரண்டையும் காட்ட, + என்பதற்குப் பதிலாகக் காற்புள்ளி எழுது. கணக்கிட, int() மூலம் உரையை மாற்று.',
    },
    instead: [
      {
        before: 4,
        text: { en: 'Plus cannot join a text and a number.', ta: '+ உரையையும் எண்ணையும் இணைக்காது.' },
        next: { en: 'Write a comma instead of +.', ta: '+ என்பதற்குப் பதிலாகக் காற்புள்ளி எழுது.' },
      },
    ],
  },
  {
    id: 'TYP-NUM-PLUS-STR',
    exception: /^(?:TypeError)$/u,
    message: /unsupported operand type\(s\) for \+=?: '(int|float)' and 'str'/u,
    vars: [],
    text: {
      en: 'You add a number and a text. A number in quote marks is text too.',
      ta: 'எண்ணையும் உரையையும் கூட்டுகிறாய். மேற்கோள் குறிக்குள் உள்ள எண்ணும் உரைதான்.',
    },
    next: {
      en: 'To show both, write a comma instead of +. To calculate, change the text with int().',
      ta: 'இரண்டையும் காட்ட, + என்பதற்குப் பதிலாகக் காற்புள்ளி எழுது. கணக்கிட, int() மூலம் உரையை மாற்று.',
    },
    instead: [
      {
        before: 4,
        text: {
          en: 'You add a number and a text. A number in quote marks is text too.',
          ta: 'எண்ணையும் உரையையும் கூட்டுகிறாய். மேற்கோள் குறிக்குள் உள்ள எண்ணும் உரைதான்.',
        },
        next: { en: 'Write a comma instead of +.', ta: '+ என்பதற்குப் பதிலாகக் காற்புள்ளி எழுது.' },
      },
    ],
  },
  {
    id: 'TYP-STR-MATH',
    exception: /^(?:TypeError)$/u,
    message:
      /^unsupported operand type\(s\) for (-|\/|\/\/|%|\*\*|-=|\*=|\/=)(?!.*'builtin_function_or_method'|.*'function').*'str'|can't multiply sequence by non-int of type '(str|float)'|not all arguments converted|__round__|^bad operand type for .*'str'|must be real number, not str/u,
    vars: ['line'],
    text: {
      en: 'You calculate with text in line {line}. A number in quote marks is text too.',
      ta: '{line} ஆம் வரியில் உரையைக் கொண்டு கணக்கிடுகிறாய். மேற்கோள் குறிக்குள் உள்ள எண்ணும் உரைதான்.',
    },
    next: {
      en: 'Write the number without quote marks, or change the text: int(...)',
      ta: 'எண்ணை மேற்கோள் குறி இல்லாமல் எழுது, அல்லது உரையை மாற்று: int(...)',
    },
    instead: [
      {
        before: 4,
        text: {
          en: 'You calculate with text in line {line}. A number in quote marks is text too.',
          ta: '{line} ஆம் வரியில் உரையைக் கொண்டு கணக்கிடுகிறாய். மேற்கோள் குறிக்குள் உள்ள எண்ணும் உரைதான்.',
        },
        next: { en: 'Write the number without quote marks.', ta: 'எண்ணை மேற்கோள் குறிகள் இல்லாமல் எழுது.' },
      },
    ],
  },
  {
    id: 'TYP-COMPARE',
    exception: /^(?:TypeError)$/u,
    message:
      /'(<|>|<=|>=)' not supported between instances of '(str|int|float|list)' and '(str|int|float|list)'/u,
    vars: [],
    text: {
      en: 'You compare two values of different kinds, such as text and a number.',
      ta: 'இரண்டு வெவ்வேறு வகை மதிப்புகளை ஒப்பிடுகிறாய்; எ.கா. உரையும் எண்ணும்.',
    },
    next: {
      en: 'Make both numbers: remove the quote marks, or use int(...).',
      ta: 'இரண்டையும் எண்களாக்கு: மேற்கோள் குறிகளை நீக்கு, அல்லது int(...) பயன்படுத்து.',
    },
  },
  {
    id: 'TYP-NO-CALL',
    exception: /^(?:TypeError)$/u,
    message:
      /'(function|builtin_function_or_method|method|type)'|concatenate str \(not "(?:type|function|builtin_function_or_method|method)"\)/u,
    condition: 'functionNotCalled',
    vars: [],
    text: {
      en: 'You use a function without calling it. Without brackets you have only its name.',
      ta: 'செயற்கூறை அழைக்காமல் பயன்படுத்துகிறாய். அடைப்புக்குறிகள் இல்லாவிட்டால் அது வெறும் பெயர்.',
    },
    next: {
      en: 'Write round brackets after the name of the function.',
      ta: 'செயற்கூறின் பெயருக்குப் பின் அடைப்புக்குறிகள் ( ) எழுது.',
    },
  },
  {
    id: 'TYP-SHADOW',
    exception: /^(?:TypeError)$/u,
    message: /'(?<t>[^\s'()]+)' object is not callable/u,
    condition: 'builtinOverwritten',
    vars: ['n', 'name'],
    text: {
      en: 'Line {n} stores a value in {name}. So the function {name}() is lost.',
      ta: '{n} ஆம் வரி {name}-இல் ஒரு மதிப்பைச் சேமிக்கிறது. எனவே {name}() என்ற செயற்கூறு தொலைந்துவிட்டது.',
    },
    next: {
      en: 'Take another name in line {n}, for example my_{name}.',
      ta: '{n} ஆம் வரியில் வேறு பெயர் வை; எ.கா. my_{name}.',
    },
  },
  {
    id: 'TYP-MODULE-CALLED',
    exception: /^(?:TypeError)$/u,
    message: /'module' object is not callable/u,
    condition: 'moduleCalled',
    vars: ['name', 'tool'],
    text: {
      en: '{name} is a module, a box of tools. You cannot call the box, only a tool in it.',
      ta: '{name} ஒரு module (கருவிப் பெட்டி). பெட்டியை அழைக்க முடியாது; அதில் உள்ள கருவியை மட்டுமே அழைக்கலாம்.',
    },
    next: {
      en: 'Write the tool after a dot, for example {name}.{tool}(...).',
      ta: 'புள்ளிக்குப் பின் கருவியை எழுது; எ.கா. {name}.{tool}(...).',
    },
  },
  {
    id: 'TYP-NOT-CALLABLE',
    exception: /^(?:TypeError)$/u,
    message: /'(?<t>[^\s'()]+)' object is not callable/u,
    vars: [],
    text: {
      en: 'Round brackets after a value mean a call. But this value is not a function.',
      ta: 'மதிப்புக்குப் பின் அடைப்புக்குறி ( ) வந்தால் அது அழைப்பு. ஆனால் இந்த மதிப்பு செயற்கூறு அல்ல.',
    },
    next: {
      en: 'To multiply write 2 * (a + b). For an item write name[0].',
      ta: 'பெருக்க 2 * (a + b) என்று எழுது. ஓர் உறுப்பை எடுக்க name[0] என்று எழுது.',
    },
    instead: [
      {
        before: 10,
        text: {
          en: 'Round brackets after a value mean a call. But this value is not a function.',
          ta: 'மதிப்புக்குப் பின் அடைப்புக்குறி ( ) வந்தால் அது அழைப்பு. ஆனால் இந்த மதிப்பு செயற்கூறு அல்ல.',
        },
        next: { en: 'To multiply, write the sign *: 2 * (a + b)', ta: 'பெருக்க * குறி எழுது: 2 * (a + b)' },
      },
    ],
  },
  {
    id: 'TYP-ARGS-MISSING',
    exception: /^(?:TypeError)$/u,
    message: /^(?<f>[^\s'()]+)\(\) missing (?<n>\d+) required positional arguments?: (?<names>.+)/u,
    condition: 'missingParameters',
    vars: ['f', 'names'],
    text: {
      en: 'The call gives {f} too few values. Missing: {names}.',
      ta: 'அழைக்கும்போது {f}-க்குப் போதிய மதிப்புகள் கொடுக்கவில்லை. விடுபட்டவை: {names}.',
    },
    next: { en: 'Write one value for each parameter.', ta: 'ஒவ்வோர் அளபுருவுக்கும் ஒரு மதிப்புக் கொடு.' },
  },
  {
    id: 'TYP-ARGS-ONE',
    exception: /^(?:TypeError)$/u,
    message: /\b(?<f>\w+)\(\) takes exactly one argument \((?<g>\d+) given\)/u,
    vars: ['f', 'g'],
    text: {
      en: '{f}() takes just one value, and you gave {g}.',
      ta: '{f}() ஒரே ஒரு மதிப்பையே ஏற்கும்; நீ {g} கொடுத்தாய்.',
    },
    next: { en: 'Call it once for each value.', ta: 'ஒவ்வொரு மதிப்புக்கும் ஒரு முறை அதை அழை.' },
  },
  {
    id: 'TYP-ARGS-NONE',
    exception: /^(?:TypeError)$/u,
    message: /\b(?<f>\w+)\(\) takes no (?:arguments|positional)/u,
    vars: ['f'],
    text: {
      en: '{f}() takes no value. Its brackets must be empty.',
      ta: '{f}() எந்த மதிப்பையும் ஏற்காது. அதன் அடைப்புக்குறிகள் காலியாக இருக்க வேண்டும்.',
    },
    next: { en: 'Write {f}() with nothing inside.', ta: 'உள்ளே எதுவும் இல்லாமல் {f}() என்று எழுது.' },
  },
  {
    id: 'TYP-ARGS-EXTRA',
    exception: /^(?:TypeError)$/u,
    message:
      /^(?<f>[^\s'()]+)(?:\(\))? (?:takes (?:from \d+ to )?|expected at most )(?<n>\d+) (?:positional )?arguments?(?: but|, got) (?<g>\d+)/u,
    vars: ['f', 'g', 'n'],
    text: {
      en: 'The number of values does not fit. {f} takes {n}, you gave {g}.',
      ta: 'மதிப்புகளின் எண்ணிக்கை பொருந்தவில்லை. {f} ஏற்பது {n}; நீ கொடுத்தது {g}.',
    },
    next: {
      en: 'Count the values in the call and the names in the def line.',
      ta: 'அழைப்பில் உள்ள மதிப்புகளையும் def வரியில் உள்ள பெயர்களையும் எண்ணிப் பார்.',
    },
    instead: [
      {
        without: 'function',
        text: {
          en: 'The number of values does not fit. {f} takes {n}, you gave {g}.',
          ta: 'மதிப்புகளின் எண்ணிக்கை பொருந்தவில்லை. {f} ஏற்பது {n}; நீ கொடுத்தது {g}.',
        },
        next: { en: 'Take away what is too much in the brackets.', ta: 'அடைப்புக்குறிக்குள் அதிகமாக உள்ளதை நீக்கு.' },
      },
    ],
  },
  {
    id: 'TYP-SETTING',
    exception: /^(?:TypeError)$/u,
    message: /^(?:[^()]*>\.)?(?<f>[\w.]+)\(\) got an unexpected keyword argument '(?<name>[^']+)'/u,
    vars: ['f', 'name'],
    text: {
      en: 'Inside the brackets = is only for settings. {f}() has no setting {name}.',
      ta: 'அடைப்புக்குறிக்குள் = அமைப்புகளுக்கு மட்டுமே. {f}()-இல் {name} என்ற அமைப்பு இல்லை.',
    },
    next: {
      en: 'Check the spelling. To store a value use a line of its own.',
      ta: 'எழுத்துகளைச் சரிபார். மதிப்பைச் சேமிக்கத் தனி வரியைப் பயன்படுத்து.',
    },
  },
  {
    id: 'TYP-CONVERT-LIST',
    exception: /^(?:TypeError)$/u,
    message: /^(?<f>int|float)\(\) argument must be a string.*not '(?<t>list|dict|tuple)'/u,
    vars: ['f'],
    text: {
      en: '{f}() can change one text into a number. Here it gets several values at once.',
      ta: '{f}() ஓர் உரையை எண்ணாக மாற்றும். இங்கே பல மதிப்புகளை ஒன்றாகக் கொடுத்தாய்.',
    },
    next: { en: 'Change the pieces one by one in a loop.', ta: 'மடக்கில் ஒவ்வொரு பகுதியாக மாற்று.' },
  },
  {
    id: 'TYP-JOIN-NUMBERS',
    exception: /^(?:TypeError)$/u,
    message: /sequence item \d+: expected str instance/u,
    vars: [],
    text: {
      en: 'join() can join only texts. There is a number in the list.',
      ta: 'join() உரைகளை மட்டுமே இணைக்கும். பட்டியலில் எண் உள்ளது.',
    },
    next: {
      en: 'Change each number to text with str() before you append it.',
      ta: 'சேர்க்கும் முன் ஒவ்வோர் எண்ணையும் str() மூலம் உரையாக மாற்று.',
    },
  },
  {
    id: 'TYP-LIST-AS-KEY',
    exception: /^(?:TypeError)$/u,
    message: /unhashable type: '(?<t>list|dict|set)'/u,
    vars: ['t'],
    text: {
      en: 'A key of a dictionary cannot be a {t}. Use a text or a number.',
      ta: 'அகராதியின் திறவுகோல் {t} ஆக இருக்க முடியாது. உரை அல்லது எண் வேண்டும்.',
    },
    next: {
      en: 'Take one item as the key, not the whole list.',
      ta: 'முழுப் பட்டியலை அல்ல, ஓர் உறுப்பைத் திறவுகோலாக எடு.',
    },
  },
  {
    id: 'TYP-INDEX-TYPE',
    exception: /^(?:TypeError)$/u,
    message: /(list|string|tuple) indices must be integers/u,
    vars: [],
    text: {
      en: 'Between square brackets there must be a whole number. Here is something else.',
      ta: 'சதுர அடைப்புக்குறிக்குள் [ ] முழு எண் வேண்டும். இங்கே வேறொன்று உள்ளது.',
    },
    next: {
      en: 'Use a whole number. // gives one, / never does.',
      ta: 'முழு எண்ணைப் பயன்படுத்து. // முழு எண் தரும்; / ஒருபோதும் தராது.',
    },
  },
  {
    id: 'TYP-BRACKET-KIND',
    exception: /^(?:TypeError)$/u,
    message: /'(?<t>[^\s'()]+)' object is not subscriptable/u,
    vars: [],
    text: {
      en: 'Square brackets take one item out of a value. This value has no items.',
      ta: 'சதுர அடைப்புக்குறி [ ] மதிப்பிலிருந்து ஓர் உறுப்பை எடுக்கும். இந்த மதிப்பில் உறுப்புகள் இல்லை.',
    },
    next: {
      en: 'What stands before the bracket? Print it one line earlier.',
      ta: 'அடைப்புக்குறிக்கு முன் உள்ளது என்ன? ஒரு வரி முன்னால் அதை அச்சிட்டுப் பார்.',
    },
  },
  {
    id: 'TYP-NOT-ITERABLE',
    exception: /^(?:TypeError)$/u,
    message:
      /'(?<t>int|float|bool)' object is not iterable|argument of type '(int|float|bool)' is not|object of type '(int|float|bool)' has no len/u,
    vars: [],
    text: {
      en: 'A number is only one value. You cannot go through it or count its parts.',
      ta: 'எண் என்பது ஒரே மதிப்பு. அதன் பகுதிகளை ஒவ்வொன்றாக எடுக்கவோ எண்ணவோ முடியாது.',
    },
    next: { en: 'In a for line write range(5), not 5.', ta: 'for வரியில் 5 அல்ல, range(5) என்று எழுது.' },
    instead: [
      {
        without: 'loop',
        text: {
          en: 'A number is only one value. You cannot count its parts.',
          ta: 'எண் என்பது ஒரே மதிப்பு. அதன் பகுதிகளை எண்ண முடியாது.',
        },
        next: { en: 'Change it to text first: str(...)', ta: 'முதலில் அதை உரையாக மாற்று: str(...)' },
      },
    ],
  },
  {
    id: 'TYP-RANGE',
    exception: /^(?:TypeError)$/u,
    message: /'(?<t>str|float|list)' object cannot be interpreted as an integer/u,
    vars: ['t'],
    text: {
      en: 'range() needs whole numbers. Here it gets another kind: {t}.',
      ta: 'range()-க்கு முழு எண்கள் வேண்டும். இங்கே கிடைப்பது வேறு வகை: {t}.',
    },
    next: {
      en: 'Use // instead of /, and int() for text.',
      ta: '/ என்பதற்குப் பதிலாக // பயன்படுத்து; உரைக்கு int() இடு.',
    },
  },
  {
    id: 'TYP-STR-ASSIGN',
    exception: /^(?:TypeError)$/u,
    message: /'(str|tuple|range)' object does not support item assignment/u,
    vars: [],
    text: {
      en: 'A letter of a text cannot be changed. You must build a new text.',
      ta: 'உரையின் ஓர் எழுத்தை மட்டும் மாற்ற முடியாது. புதிய உரையை உருவாக்க வேண்டும்.',
    },
    next: { en: 'For example: word = "b" + word[1:]', ta: 'எடுத்துக்காட்டு: word = "b" + word[1:]' },
  },
  {
    id: 'TYP-LIST-PLUS',
    exception: /^(?:TypeError)$/u,
    message: /can only concatenate list|can only concatenate str \(not "list"\)/u,
    vars: [],
    text: {
      en: 'Plus joins a list only with another list. append() adds one item.',
      ta: '+ பட்டியலை இன்னொரு பட்டியலோடு மட்டுமே இணைக்கும். ஓர் உறுப்பைச் சேர்க்க append() உள்ளது.',
    },
    next: { en: 'Write it like this: a.append(3)', ta: 'இப்படி எழுது: a.append(3)' },
  },
];
