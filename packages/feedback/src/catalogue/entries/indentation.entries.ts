import type { CatalogueEntry } from '../entry.ts';

/** Spaces at the start of lines. */
export const indentationEntries: readonly CatalogueEntry[] = [
  {
    id: 'IND-TAB',
    exception: /^(?:TabError)$/u,
    message: /inconsistent use of tabs and spaces/u,
    vars: [],
    text: {
      en: 'Some lines start with a tab and others with spaces. They look the same, but for Python they are different.',
      ta: 'சில வரிகள் Tab உடனும் சில இடைவெளிகளுடனும் தொடங்குகின்றன. பார்க்க ஒன்று போல் இருந்தாலும் Python-க்கு அவை வேறு.',
    },
    next: {
      en: 'Delete the space at the start of the lines and press the space bar four times.',
      ta: 'வரிகளின் தொடக்க இடைவெளியை நீக்கி, Space விசையை நான்கு முறை அழுத்து.',
    },
    sample: {
      source: 'if 1:\n        print(1)\n\tprint(2)',
      inputs: [],
      message: 'TabError: inconsistent use of tabs and spaces in indentation',
    },
  },
  {
    id: 'IND-EMPTY-BLOCK',
    exception: /^(?:IndentationError)$/u,
    message: /expected an indented block after (?<what>.+?) on line (?<n>\d+)/u,
    condition: 'blockHasOnlyComments',
    vars: ['n'],
    text: {
      en: 'The block after line {n} holds only a comment. A block needs at least one order, and a comment is not an order.',
      ta: '{n} ஆம் வரிக்குப் பின் உள்ள தொகுதியில் குறிப்புரை மட்டுமே உள்ளது. ஒரு தொகுதியில் குறைந்தது ஒரு கட்டளை வேண்டும்; குறிப்புரை கட்டளை அல்ல.',
    },
    next: {
      en: 'Write an indented order below the comment, or the word pass.',
      ta: 'குறிப்புரைக்குக் கீழே உள்தள்ளி ஒரு கட்டளை எழுது, அல்லது pass என்று எழுது.',
    },
    sample: {
      source: 'n = 3\nif n > 2:\n    # show it\nprint(n)',
      inputs: [],
      message: "IndentationError: expected an indented block after 'if' statement on line 2",
    },
  },
  {
    id: 'IND-EXPECTED',
    exception: /^(?:IndentationError)$/u,
    message: /expected an indented block after (?<what>.+?) on line (?<n>\d+)/u,
    vars: ['n'],
    text: {
      en: 'Line {n} ends with a colon, so the next line must be indented. Python does not know which lines belong to it.',
      ta: '{n} ஆம் வரி : உடன் முடிகிறது; அடுத்த வரி உள்தள்ளப்பட வேண்டும். எந்த வரிகள் அதற்கு உரியவை என்று Python-க்குத் தெரியவில்லை.',
    },
    next: {
      en: 'Put four spaces at the start of the lines that belong to line {n}.',
      ta: '{n} ஆம் வரிக்கு உரிய வரிகளின் தொடக்கத்தில் நான்கு இடைவெளிகள் இடு.',
    },
    sample: {
      source: 'if 1 > 0:\nprint(1)',
      inputs: [],
      message: "IndentationError: expected an indented block after 'if' statement on line 1",
    },
  },
  {
    id: 'IND-MISMATCH',
    exception: /^(?:IndentationError)$/u,
    message: /unindent does not match any outer indentation level/u,
    vars: ['line'],
    text: {
      en: 'The spaces at the start of line {line} do not fit the lines above. Lines of one block need the same number of spaces.',
      ta: '{line} ஆம் வரியின் தொடக்க இடைவெளிகள் மேல் வரிகளோடு பொருந்தவில்லை. ஒரே தொகுதியின் வரிகளுக்கு ஒரே அளவு இடைவெளி வேண்டும்.',
    },
    next: {
      en: 'Give the line the same spaces as its neighbours: 0, 4 or 8.',
      ta: 'அருகில் உள்ள வரிகளைப் போல 0, 4 அல்லது 8 இடைவெளிகள் இடு.',
    },
    sample: {
      source: 'if 1:\n        print(1)\n    print(2)',
      inputs: [],
      message: 'IndentationError: unindent does not match any outer indentation level',
    },
  },
  {
    id: 'IND-UNEXPECTED',
    exception: /^(?:IndentationError)$/u,
    message: /unexpected indent/u,
    vars: ['line'],
    text: {
      en: 'Line {line} starts with spaces, but the line above does not start a block. Only lines after a colon are indented.',
      ta: '{line} ஆம் வரி இடைவெளியுடன் தொடங்குகிறது; ஆனால் மேல் வரி தொகுதியைத் தொடங்கவில்லை. : உடன் முடியும் வரிக்குப் பின்பே உள்தள்ள வேண்டும்.',
    },
    next: { en: 'Remove the spaces at the start of the line.', ta: 'வரியின் தொடக்கத்தில் உள்ள இடைவெளிகளை நீக்கு.' },
    sample: { source: 'x = 1\n    print(x)', inputs: [], message: 'IndentationError: unexpected indent' },
  },
];
