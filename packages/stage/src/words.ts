import type { Language } from '@python-learning/domain';

export const courseName = 'Python Learning';

type Words = {
  milestone: (order: number) => string;
  run: string;
  output: string;
  values: string;
  error: (line: number) => string;
  think: string;
  closing: string;
  closingNote: string;
  voices: (names: string) => string;
  /** The end of a video of no milestone, for visitors. */
  invitation: string;
  invitationNote: string;
};

/** The few words that appear in the frame itself. */
export const stageWords: Record<Language, Words> = {
  en: {
    milestone: (order) => `Milestone ${order}`,
    run: 'Run',
    output: 'Output',
    values: 'Values',
    error: (line) => `Error in line ${line}`,
    think: 'Stop and think',
    closing: 'Well done!',
    closingNote: 'Watch it again, or go on.',
    voices: (names) => `Voice: ${names}`,
    invitation: 'Now it is your turn.',
    invitationNote: 'Write your first line.',
  },
  ta: {
    milestone: (order) => `மைல்கல் ${order}`,
    run: 'இயக்கு',
    output: 'வெளியீடு',
    values: 'மதிப்புகள்',
    error: (line) => `${line} ஆம் வரியில் பிழை`,
    think: 'யோசித்துப் பார்',
    closing: 'நன்று!',
    closingNote: 'மீண்டும் பார்; அல்லது தொடர்ந்து செல்.',
    voices: (names) => `குரல்: ${names}`,
    invitation: 'இப்போது உன் முறை.',
    invitationNote: 'உன் முதல் வரியை எழுது.',
  },
};
