import type { CatalogueEntry } from '../entry.ts';

/** Programs that parse but have a wrong bracket, operator or dot. */
export const bracketsEntries: readonly CatalogueEntry[] = [
  {
    id: 'TYP-CALL-SQUARE',
    exception: /^(?:TypeError)$/u,
    message:
      /'(?:builtin_function_or_method|function|method|method_descriptor)' object is not subscriptable|^type '\w+' is not subscriptable/u,
    condition: 'callWithSquare',
    vars: ['name'],
    text: {
      en: '{name} takes its values in round brackets ( ). Here it has square ones.',
      ta: '{name} தன் மதிப்புகளை வட்ட அடைப்புக்குறிக்குள் ( ) வாங்கும். இங்கே சதுர அடைப்புக்குறி உள்ளது.',
    },
    next: { en: 'Write {name}(...).', ta: '{name}(...) என்று எழுது.' },
  },
  {
    id: 'TYP-SQUARE-MATH',
    exception: /^(?:TypeError)$/u,
    message: /'(?:list|set)'|can't multiply sequence|can only concatenate list/u,
    condition: 'squareAroundCalculation',
    vars: ['line'],
    text: {
      en: 'Line {line} holds a calculation in [ ] or {}. Only round brackets say what comes first.',
      ta: '{line} ஆம் வரியில் ஒரு கணக்கு [ ] அல்லது {} உள்ளே உள்ளது. முதலில் எதைக் கணக்கிடுவது என்று வட்ட அடைப்புக்குறி மட்டுமே சொல்லும்.',
    },
    next: { en: 'Write round brackets: (a + b)', ta: 'வட்ட அடைப்புக்குறி இடு: (a + b)' },
  },
  {
    id: 'TYP-LIST-MATH',
    exception: /^(?:TypeError)$/u,
    message:
      /^unsupported operand type\(s\) for .*'list'|must be real number, not list|instances of '(?:list' and '(?:int|float)|(?:int|float)' and 'list)'|^bad operand type for .*'list'|type list doesn't define/u,
    vars: ['line'],
    text: {
      en: 'Line {line} uses a whole list where Python needs one number.',
      ta: '{line} ஆம் வரியில் ஓர் எண் வேண்டும்; ஆனால் அங்கே முழுப் பட்டியல் உள்ளது.',
    },
    next: {
      en: 'Take one item, such as marks[0], or add all with sum(...).',
      ta: 'marks[0] போல ஓர் உறுப்பை எடு, அல்லது sum(...) மூலம் எல்லாவற்றையும் கூட்டு.',
    },
  },
  {
    id: 'TYP-TEXT-CALLED',
    exception: /^(?:TypeError)$/u,
    message: /'str' object is not callable/u,
    condition: 'textBeforeBracket',
    vars: ['line'],
    text: {
      en: 'In line {line} a bracket follows right after a text. Between them something is missing.',
      ta: '{line} ஆம் வரியில் உரையை ஒட்டி ஓர் அடைப்புக்குறி வருகிறது. அவற்றின் நடுவில் ஏதோ விடுபட்டுள்ளது.',
    },
    next: { en: 'Put a comma between the two.', ta: 'இரண்டிற்கும் நடுவில் காற்புள்ளி இடு.' },
  },
  {
    id: 'TYP-INDEX-ROUND',
    exception: /^(?:TypeError)$/u,
    message: /'(?:list|dict|str|tuple)' object is not callable/u,
    condition: 'itemWithRound',
    vars: ['name'],
    text: {
      en: 'Round brackets call a function. But {name} is not a function: it holds values.',
      ta: 'வட்ட அடைப்புக்குறி செயற்கூறை அழைக்கும். ஆனால் {name} செயற்கூறு அல்ல; அதில் மதிப்புகள் உள்ளன.',
    },
    next: {
      en: 'To take one of them write square brackets: {name}[...]',
      ta: 'அவற்றில் ஒன்றை எடுக்கச் சதுர அடைப்புக்குறி எழுது: {name}[...]',
    },
    instead: [
      {
        before: 9,
        text: {
          en: 'Round brackets call a function. But {name} is not a function: it holds a value.',
          ta: 'வட்ட அடைப்புக்குறி செயற்கூறை அழைக்கும். ஆனால் {name} செயற்கூறு அல்ல; அதில் ஒரு மதிப்பு உள்ளது.',
        },
        next: {
          en: 'Write a comma or a sign such as + after {name}.',
          ta: '{name}-க்குப் பின் காற்புள்ளியோ + போன்ற குறியோ எழுது.',
        },
      },
    ],
  },
  {
    id: 'TYP-LIST-BRACKETS',
    exception: /^(?:TypeError|AttributeError)$/u,
    message:
      /'set' object is not subscriptable|'tuple' object does not support item|'(?:tuple|set)' object has no attribute/u,
    condition: 'listWithoutSquare',
    vars: ['n', 'name'],
    text: {
      en: 'Line {n} stores values in {name} without square brackets. So {name} is not a list.',
      ta: '{n} ஆம் வரி சதுர அடைப்புக்குறிகள் இல்லாமல் {name}-இல் மதிப்புகளைச் சேமிக்கிறது. எனவே {name} பட்டியல் அல்ல.',
    },
    next: {
      en: 'Write square brackets in line {n}: {name} = [...]',
      ta: '{n} ஆம் வரியில் சதுர அடைப்புக்குறி எழுது: {name} = [...]',
    },
  },
  {
    id: 'TYP-INDEX-NUMBER',
    exception: /^(?:TypeError)$/u,
    message: /'(?:int|float)' object is not subscriptable/u,
    condition: 'numberWithIndex',
    vars: ['name', 'n', 'f'],
    text: {
      en: '{f}() makes {name} a number in line {n}. A number has no letters to take.',
      ta: '{n} ஆம் வரியில் {f}() {name}-ஐ எண்ணாக மாற்றுகிறது. எண்ணில் எடுக்க எழுத்துகள் இல்லை.',
    },
    next: { en: 'Keep it as text: leave out {f}().', ta: '{f}() இல்லாமல் அதை உரையாகவே வைத்துக்கொள்.' },
  },
  {
    id: 'TYP-POWER-SIGN',
    exception: /^(?:TypeError)$/u,
    message: /unsupported operand type\(s\) for \^/u,
    vars: ['line'],
    text: {
      en: 'In line {line} you wrote ^. For a power Python has two stars: **',
      ta: '{line} ஆம் வரியில் ^ எழுதினாய். அடுக்குக்கு Python-இல் இரண்டு நட்சத்திரக் குறிகள் உள்ளன: **',
    },
    next: {
      en: 'Write ** instead of ^. For example 5 ** 2 is 25.',
      ta: '^ என்பதற்குப் பதிலாக ** எழுது. எ.கா. 5 ** 2 என்பது 25.',
    },
  },
  {
    id: 'TYP-AMPERSAND',
    exception: /^(?:TypeError)$/u,
    message: /^unsupported operand type\(s\) for &=?: .*'str'/u,
    vars: ['line'],
    text: {
      en: 'In line {line} you wrote &. In Python this sign does not join texts.',
      ta: '{line} ஆம் வரியில் & எழுதினாய். Python-இல் இந்தக் குறி உரைகளை இணைக்காது.',
    },
    next: { en: 'Write a comma instead of &.', ta: '& என்பதற்குப் பதிலாகக் காற்புள்ளி எழுது.' },
  },
  {
    id: 'TYP-KIND-NAME',
    exception: /^(?:TypeError)$/u,
    message:
      /descriptor '(?<method>\w+)' for '(?<t>\w+)' objects doesn't apply|unbound method (?<t>\w+)\.(?<method>\w+)\(\) needs an argument/u,
    vars: ['t', 'method'],
    text: {
      en: '{t} is the name of a kind of value. Before .{method} your own variable belongs.',
      ta: '{t} என்பது ஒரு மதிப்பு வகையின் பெயர். .{method}-க்கு முன் உன் மாறி வர வேண்டும்.',
    },
    next: {
      en: 'Write the name of your variable instead of {t}.',
      ta: '{t} என்பதற்குப் பதிலாக உன் மாறியின் பெயரை எழுது.',
    },
  },
  {
    id: 'TYP-PARAMETER-NAME',
    exception: /^(?:TypeError)$/u,
    message: /got an unexpected keyword argument '(?<name>[^']+)'/u,
    condition: 'parameterUnknown',
    vars: ['f', 'n', 'name'],
    text: {
      en: 'The function {f} has no parameter {name}. Its parameters stand in line {n}.',
      ta: '{f} செயற்கூறில் {name} என்ற அளபுரு இல்லை. அதன் அளபுருக்கள் {n} ஆம் வரியில் உள்ளன.',
    },
    next: {
      en: 'Compare letter by letter with line {n}.',
      ta: '{n} ஆம் வரியுடன் எழுத்து எழுத்தாக ஒப்பிடு.',
    },
  },
  {
    id: 'ATR-CALL-DOT',
    exception: /^(?:AttributeError)$/u,
    message: /has no attribute '(?!len'|length'|size')/u,
    condition: 'callWithDot',
    vars: ['f', 'sug'],
    text: {
      en: '{f}() takes its value in round brackets. No dot belongs there.',
      ta: '{f}() தன் மதிப்பை வட்ட அடைப்புக்குறிக்குள் வாங்கும். அங்கே புள்ளி வராது.',
    },
    next: { en: 'Write {sug}.', ta: '{sug} என்று எழுது.' },
  },
  {
    id: 'ATR-KEY-DOT',
    exception: /^(?:AttributeError)$/u,
    message: /'dict' object has no attribute/u,
    condition: 'keyAfterDot',
    vars: ['name', 'attr'],
    text: {
      en: 'A key of a dictionary does not stand after a dot. It stands in square brackets.',
      ta: 'அகராதியின் திறவுகோல் புள்ளிக்குப் பின் வராது. அது சதுர அடைப்புக்குறிக்குள் வரும்.',
    },
    next: { en: 'Write {name}["{attr}"].', ta: '{name}["{attr}"] என்று எழுது.' },
  },
  {
    id: 'ATR-METHOD-EQUALS',
    exception: /^(?:AttributeError)$/u,
    message: /attribute '(?<attr>\w+)' is read-only|object has no attribute '(?<attr>\w+)' and no __dict__/u,
    condition: 'methodWithEquals',
    vars: ['name', 'method'],
    text: {
      en: '{method} is a function. Its value comes in round brackets, not after =.',
      ta: '{method} ஒரு செயற்கூறு. அதன் மதிப்பு = குறிக்குப் பின் அல்ல, வட்ட அடைப்புக்குறிக்குள் வரும்.',
    },
    next: { en: 'Write {name}.{method}(...).', ta: '{name}.{method}(...) என்று எழுது.' },
  },
  {
    id: 'ATR-APPEND',
    exception: /^(?:AttributeError)$/u,
    message: /'list' object has no attribute '(?:add|push|put|enqueue|include|addItem)'/u,
    condition: 'listBeforeDot',
    vars: ['name', 'attr'],
    text: {
      en: 'A list does not know {attr}. The word for adding an item is append.',
      ta: 'பட்டியலுக்கு {attr} தெரியாது. உறுப்பைச் சேர்க்கும் சொல் append.',
    },
    next: { en: 'Write {name}.append(...).', ta: '{name}.append(...) என்று எழுது.' },
  },
];
