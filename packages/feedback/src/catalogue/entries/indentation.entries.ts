import type { CatalogueEntry } from '../entry.ts';

/** Indentation errors. */
export const indentationEntries: readonly CatalogueEntry[] = [
  {
    id: 'IND-TAB',
    exception: /^(?:TabError)$/u,
    message: /inconsistent use of tabs and spaces/u,
    vars: [],
    text: {
      en: 'Some lines start with a tab and others with spaces. For Python these are different.',
      ta: 'சில வரிகள் Tab உடனும், சில இடைவெளிகளுடனும் தொடங்குகின்றன. Python-க்கு இவை வேறு வேறு.',
    },
    next: {
      en: 'Delete the space at the start of the lines. Press the space bar four times instead.',
      ta: 'வரிகளின் தொடக்க இடைவெளியை நீக்கு. அதற்குப் பதிலாக இடைவெளி விசையை நான்கு முறை அழுத்து.',
    },
  },
  {
    id: 'IND-EMPTY-BLOCK',
    exception: /^(?:IndentationError)$/u,
    message: /^expected an indented block after (?<what>.+?) on line (?<n>\d+)/u,
    condition: 'blockHasOnlyComments',
    vars: ['n'],
    text: {
      en: 'The block after line {n} holds only a comment. A block needs at least one command.',
      ta: '{n} ஆம் வரிக்குப் பின் உள்ள தொகுதியில் குறிப்புரை மட்டுமே உள்ளது. தொகுதியில் ஒரு கட்டளையாவது வேண்டும்.',
    },
    next: {
      en: 'Write an indented command below the comment, or the word pass.',
      ta: 'குறிப்புரைக்குக் கீழே உள்தள்ளி ஒரு கட்டளை எழுது, அல்லது pass என்று எழுது.',
    },
  },
  {
    id: 'IND-EXPECTED',
    exception: /^(?:IndentationError)$/u,
    message: /^expected an indented block after (?<what>.+?) on line (?<n>\d+)/u,
    vars: ['n'],
    text: {
      en: 'Line {n} ends with a colon. So the next line must start with spaces.',
      ta: '{n} ஆம் வரி முக்காற்புள்ளியுடன் முடிகிறது. எனவே அடுத்த வரி இடைவெளிகளுடன் தொடங்க வேண்டும்.',
    },
    next: {
      en: 'Put four spaces before each line that belongs to line {n}.',
      ta: '{n} ஆம் வரிக்கு உரிய ஒவ்வொரு வரிக்கும் முன் நான்கு இடைவெளிகள் இடு.',
    },
  },
  {
    id: 'IND-MISMATCH',
    exception: /^(?:IndentationError)$/u,
    message: /unindent does not match any outer indentation level/u,
    vars: ['line'],
    text: {
      en: 'The spaces at the start of line {line} do not fit the lines above.',
      ta: '{line} ஆம் வரியின் தொடக்க இடைவெளிகள் மேல் வரிகளுடன் பொருந்தவில்லை.',
    },
    next: {
      en: 'Lines of one block start with the same spaces: 0, 4 or 8.',
      ta: 'ஒரே தொகுதியின் வரிகள் ஒரே அளவு இடைவெளிகளுடன் தொடங்கும்: 0, 4 அல்லது 8.',
    },
  },
  {
    id: 'IND-UNEXPECTED',
    exception: /^(?:IndentationError)$/u,
    message: /unexpected indent/u,
    vars: ['line'],
    text: {
      en: 'Line {line} starts with spaces, but it does not belong to a block.',
      ta: '{line} ஆம் வரி இடைவெளிகளுடன் தொடங்குகிறது; ஆனால் அது எந்தத் தொகுதிக்கும் உரியது அல்ல.',
    },
    next: { en: 'Remove the spaces at the start of the line.', ta: 'வரியின் தொடக்கத்தில் உள்ள இடைவெளிகளை நீக்கு.' },
  },
];
