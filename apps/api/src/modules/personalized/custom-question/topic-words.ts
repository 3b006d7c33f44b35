/** Words that show what a question asks for: lower-case parts of regular expressions. */

/** Words that always mean programming. Look-arounds exclude their everyday meanings. */
export const programming = {
  english: [
    'python\\w*',
    '(?<!(?:tv|radio|television|space|sports|music|dance|cultural|school|annual day|news|training) )program(?:s|me|mes|mer|ming)?',
    '(?<!(?:postal|zip|pin|post|area|dress|traffic|country|dialling|moral|honour) )cod(?:e|es|ing|er)(?! of)',
    'pseudocode|algorithms?|debug\\w*|syntax|tracebacks?|recursion|boolean|booleans',
    '(?:for|while|nested|endless) ?-?loops?|loops?|looping|f-?strings?|elif|if[ -/]?(?:and )?else|if (?:statement|condition)s?|nested if',
    'variables?|(?:string|list) methods?|data ?types?|tuples?|append|integers?|dictionary key|key error',
    '(?:learn|understand|help with|trouble with|about|know more of) (?:lists?|strings?|dictionaries|conditions?|slices?|tables of numbers)',
    'functions?(?! of (?:the|a|our|an) )|parameters?|arguments?|return values?|indentation|comments? in',
    '(?:value|name|syntax|type|index|key|zero division|indentation)error|try (?:and )?except|sentinel|iteration|slic(?:e|es|ing) (?:a|of|the)',
    'def|elif|len|isdigit|randint|randrange|keyword argument|import random|random module',
  ],
  tamil: [
    'பைதான்|பைத்தான்|நிரல|குறிமுறை|புரோகிராம்|புரோகிராமிங்|கோடிங்|ப்ரோகிராம்',
    'செயற்கூ|செயற்குறி|தரவினம|உள்தள்ள|பூலியன்|தற்சுழற்சி|குறிப்புரை|அளவுரு|நெறிமுறை|சுட்டெண்|வழு நீக்க|பிழைத் தடம்',
    'லூப்|ஃபங்ஷன்|வேரியபிள்|ஸ்ட்ரிங்|ஃபார் லூப்|மடக்குக்குள்|(?:while|for|முடிவில்லா) மடக்க',
    '(?:மாறி|மடக்கு|குறியீடு|கோட்|சரம்)(?![\\p{L}\\p{M}])',
    'மாறிகள்|மாறியை|மாறியில்|மாறியின்|மாறிக்கு|மடக்கை|மடக்கில்|மடக்குகள்|மடக்கின்|சரத்தை|குறியீட்டை|குறியீட்டில்',
  ],
} as const;

/** A call as it is typed, such as `print("hi")`. */
export const typedCall = /(?<![\p{L}\p{M}])[a-z_]+\([^)]*\)/iu;

/** Kinds of programs to make. */
export const things = {
  english: [
    'games?|quiz(?:zes)?|calculators?|convert(?:er|or)s?|counter|timer|clock|stopwatch|countdown|dice|coin toss|hangman|sudoku|maze',
    'tic[ -]?tac[ -]?toe|rock,? paper,? scissors|snakes? and ladders?|noughts and crosses|number guess\\w*|guess(?:ing)? (?:the|a|my) \\w+',
    'chat ?bot|simulat(?:or|ion)|app|to-?do list|shopping list|lists? of|price list|phone book|address book|word list|dictionary of',
    'menu|bill|receipt|budget|score ?cards?|time ?table|(?:ticket|seat|room) booking|booking (?:system|of)|(?:telephone |phone )?directory|marks? and grades?|grade book|(?:simple|compound) interest|orders? (?:of|for) a|(?:shop|canteen|food) orders?|(?:times|multiplication) tables?|tables? of (?:\\d+|two|three|five|seven|nine)',
    'patterns?|pyramid|triangle of|kolam|calendar|score ?boards?|leader ?boards?|mark ?sheet|report card|attendance|bank account|atm|vending machine',
    'fibonacci|factorials?|palindromes?|prime numbers?|even numbers?|odd numbers?|leap years?|fizz ?buzz|random (?:number|name|word)s?',
    'caesar cipher|secret (?:message|code|language)s?|password (?:generator|checker|maker|tester)|word count|bubble sort|linear search|binary search',
  ],
  tamil: [
    'விளையாட்ட|வினாடி வினா|கணிப்பான்|கால்குலேட்டர்|கேம்(?![\\p{L}\\p{M}])|வாய்ப்பாட|ரசீத|கடிகார|நேரங்காட்டி|பகடை|நாட்காட்டி',
    'பட்டியல|விலைப் ?பட்டிய|கோலம்|கோலத்தை|புள்ளிப் ?பலகை|மதிப்பெண் ?பட்டிய|பகா எண்|இரட்டைப்படை|ஒற்றைப்படை|இரட்டை எண்|ஒற்றை எண்|நெட்டாண்டு|லீப் ஆண்டு',
    'இரகசியச் செய்தி|ரகசியச் செய்தி|நட்சத்திர முக்கோண|முக்கோண வடிவ|சீரற்ற எண்|பட்ஜெட்|அகராதி|ஸ்கோர் ?போர்ட|கால அட்டவணை',
  ],
} as const;

/** Data that a program works with. */
export const data = {
  english: [
    'numbers?|digits?|words?|letters?|vowels?|consonants?|characters?|names?|lines?|sentences?|texts?|strings?|lists?|tables?|items?|values?',
    'marks?|scores?|runs|wickets?|points?|prices?|cost|money|rupees|rs|bill|change|ages?|years?|months?|days?|hours|minutes|seconds|dates?|times',
    'temperatures?|celsius|fahrenheit|heights?|weights?|lengths?|distances?|speed|area|perimeter|km|kilomet(?:re|er)s?|metres?|miles|votes?|tickets?',
    'total|sum|average|mean|remainder|multiples|factors|squares|cubes|percentages?|percent|interest|discount|tax',
    'largest|smallest|biggest|highest|lowest|longest|shortest|maximum|minimum|even|odd|prime|hcf|gcd|lcm',
    'stars?|hashes|triangle|rectangle|square|circle|shape|frame|border|box|dictionar(?:y|ies)|messages?|screen|input|output|user|player|hello|passwords?|how many',
  ],
  tamil: [
    'எண்(?![\\p{L}\\p{M}])|எண்க|எண்ணை|எண்ணின்|எண்ணி(?:ல்|ற்கு)|இலக்க|சொற்|சொல்ல(?=[ாிை])|சொல்லின்|எழுத்து|உயிரெழுத்|பெயர|வரி(?![\\p{L}\\p{M}])|வரிக|வரியை|உரை|வாக்கிய',
    'மதிப்பெண்|புள்ளி|ஓட்டங்|ஓட்ட எண்ணிக்கை|விலை|பணம்|பணத்|ரூபா|வயது|வயதை|ஆண்டு|மாத|நாட்|நாள்|மணி நேர|நிமிட|விநாடி|தேதி|வெப்பநிலை|செல்சியஸ்|உயர|எடை|நீள|தூர|வேக|பரப்பளவ|சுற்றளவ',
    'மொத்த|கூட்டுத்தொகை|சராசரி|மீதி|மடங்கு|வர்க்க|சதவீத|வட்டி|தள்ளுபடி|பெரிய|பெரியத|சிறிய|சிறியத|இரட்டை|ஒற்றை|பகா',
    'நட்சத்திர|முக்கோண|சதுர|செவ்வக|வட்ட|வடிவ|பட்டியல|அகராதி|செய்தி|திரை|உள்ளீ|வெளியீ|பயனர|கடவுச்சொல்|வாக்கு|பொருள|உறுப்பின',
  ],
} as const;

/** Work that a program does with data. */
export const computing = {
  english: [
    'prints?|printing|shows?|display\\w*|outputs?|reads?|inputs?|counts?|counting|calculat\\w*|comput\\w*|convert\\w*|sort\\w*|arrang\\w*|revers\\w*|guess\\w*',
    'generat\\w*|multipl(?:y|ies|ying)|add(?:s|ing)?|sum|subtract\\w*|divid\\w*|checks?|compar\\w*|finds?|search\\w*|replac\\w*|remov\\w*|swap\\w*|exchang\\w*',
    'joins?|split\\w*|stor(?:e|es|ing)|asks?|greets?|repeat\\w*|say|draws?|rounds?|write(?: down)? (?:the |all )?(?:numbers|digits|(?:multiplication |times )?tables?)|double|encrypt\\w*|decrypt\\w*|shuffl\\w*|pick|choos\\w*',
    'kandupidi\\w*|kandu ?pidi\\w*|kootta?|kootu|koottu|perukka?|perukku|kaattu|kaatu|kaatta|ennanum|maathu|maatha|maathanum|maathurathu',
  ],
  tamil: [
    'அச்சிட|காட்ட|காண்பி|கணக்கிட|கணி(?![\\p{L}])|கண்டுபிடி|கண்டறி|எண்ணு|எண்ண(?![\\p{L}\\p{M}])|எண்ணிக் ?காட்ட|கூட்டு(?!த்)|கூட்ட(?![\\p{L}\\p{M}])|கூட்டிக்|பெருக்கு|பெருக்கிக்|வகுக்க|கழிக்க|கழித்து',
    'மாற்ற|மாற்று|வரிசைப்படுத்|தலைகீழாக்|ஊகி|சரிபார்|சரி ?பார்|தேடு|தேடி|படித்து|கேட்டு|ஒப்பிட|சேமி|பிரி(?![\\p{L}])|பிரித்து|நீக்கு|நீக்கி|அடுக்கு|வரை(?![\\p{L}\\p{M}])|வரைய|வரைந்து',
  ],
} as const;

/** Verbs that ask for something to be made. */
export const making = {
  english: [
    'make|makes|making|create|creating|creates|build|building|write|writing|design|develop|draw|invent|program|give me|need|(?:would|i.d) like|want (?:to (?:make|write|build|create|try|do|practi[sc]e)|a|an|some|one)',
    'pannu|pannanum|panna|pannalaam|pannuvom|panra|panrathu|pannurathu|senju|senji|seyya|seiya|seyyanum|seiyanum|seivathu|seirathu|venum|vendum|venam|vennum|kudu|kudunga|kodu|thaa|tha|thaanga|ezhuthu|eluthu|ezhudha|eluthanum|uruvaakku|uruvakku',
  ],
  tamil: [
    'உருவாக்க|செய்(?![\\p{L}\\p{M}])|செய்ய|செய்து|எழுத(?![\\p{L}])|எழுதி|எழுதுவ|எழுது(?![\\p{L}\\p{M}])|தயாரி|அமைக்க|அமைப்ப|கொடு|தா(?![\\p{L}\\p{M}])|தாருங்கள்|தரவும்|வேண்டும்|வேணும்|பயன்படுத்தி',
  ],
} as const;

/** Words that ask for practice material. */
export const practice = {
  english: ['exercises?|practi[sc]e|questions?|tasks?|challenges?|puzzles?|examples?|teach|payirchi|kelvi'],
  tamil: ['பயிற்சி|வினா(?![\\p{L}\\p{M}])|வினாக்க|கேள்வி|எடுத்துக்காட்டு|கற்றுக்'],
} as const;

/** Course words with everyday meanings; in a request to practise they mean the course. */
export const taught = {
  english: [
    'statements?|expressions?|runs?|errors?|bugs?|solutions?|constants?|trac(?:e|es|ing)|update|types?|quotes?|quote marks?|brackets?|commas?|colons?|dots?|full stops?|spaces?|underscores?|capitals?|capital letters?',
    'operators?|round|rounding|prompts?|conditions?|if|else|and|or|not|ladders?|order|valid|decisions?|selection|border values?|indent\\w*|blocks?|control structures?|rounds?|range|steps?|body|while|for|break|nested|outer|inner',
    'index(?:es)?|slices?|slicing|length|methods?|keys?|calls?|return|scope|local|global|modules?|import|exceptions?|try|except|tests?|assert|built-?in|keywords?|commands?|plans?|parts?|join|true|false|grids?|rows?|columns?|pairs?',
    'printing|print|comments?|data|decimals?|decimal places?|convert\\w*|calculat\\w*|compar\\w*|repeat\\w*|count\\w*|remov\\w*|split\\w*|copy\\w*|copies|sort\\w*|search\\w*|look(?:ing)? up|get|define|defining|random|assign\\w*|stor(?:e|es|ing)',
  ],
  tamil: [
    'கூற்று|கோவை|இயக்க|பிழை|வழு|தீர்வு|மாறிலி|மதிப்பிருத்த|சேமி|மேற்கோள|அடைப்புக்குறி|காற்புள்ளி|முக்காற்புள்ளி|இடைவெளி|அடிக்கோடு|நிபந்தனை|ஏணி|வரிசை|வரிசைப்படுத்|தெரிவு|எல்லை|தொகுதி|கட்டுப்பாட்டு|மடக்க|மீண்டும்|சுற்று|படி|உடற்பகுதி',
    'பின்னல|வெளி|உள்|எண்ணி|துண்டு|உறுப்பு|முறை|சாவி|திறவு|அழை|திரும்பத்|விதிவிலக்கு|சோதனை|உள்ளிணைந்த|சிறப்புச்சொல்|கட்டளை|பகுதி|இறக்கும|தரவு|மதிப்பு|சரம்|சரத்|ஒப்பிட|முழுமையாக்|இணை|தட|கட்டம்|நிரை|நிரல்',
    'print|காட்டு|குறிப்புரை|வரிவரியாக|தசம|int|float|get|மாற்ற|கணக்கிட|ஏற்கத்தக்க|எண்ணு|சேர்|நீக்க|பிரி(?![\\p{L}])|பிரித்|நகல்|தேடு|தேடிப்|சோடி|வரையறு|வரையறுக்க|வரையெல்லை|அளபுரு|திருப்பி அனுப்ப|முழுதளாவிய|சீரற்ற',
  ],
} as const;

type Words = { english: readonly string[]; tamil: readonly string[] };

/**
 * Returns an expression that finds any of the words: English words whole, Tamil words with any ending. All words are
 * constants of this file. They repeat only letters, and only at their end.
 */
export function anyOf({ english, tamil }: Words, flags: 'iu' | 'giu' = 'iu'): RegExp {
  const notInside = '(?<![\\p{L}\\p{M}\\p{N}_])';
  // biome-ignore lint/plugin: made of the constants of this file, when the server starts
  return new RegExp(
    `${notInside}(?:(?:${english.join('|')})(?![\\p{L}\\p{M}\\p{N}_])|(?:${tamil.join('|')}))`,
    flags,
  );
}
