import type { Bilingual, Language } from '@python-learning/domain';

const texts = {
  rightAtFirst: { en: 'Right at the first run.', ta: 'முதல் இயக்கத்திலேயே சரி.' },
  rightLater: { en: 'You kept going and solved it.', ta: 'விடாமல் முயன்று தீர்த்துவிட்டாய்.' },
  worksAsWanted: {
    en: 'It works as you want it. Your idea, your program.',
    ta: 'நீ நினைத்தபடி இயங்குகிறது. உன் யோசனை, உன் நிரல்.',
  },
  begun: {
    en: 'A good start. Look at what came out, and change one thing.',
    ta: 'நல்ல தொடக்கம். வெளியீட்டைப் பார், ஒன்றை மட்டும் மாற்று.',
  },
  underWay: {
    en: 'Every run tells you something. You are getting closer.',
    ta: 'ஒவ்வோர் இயக்கமும் ஒன்றைச் சொல்கிறது. நீ நெருங்கிக்கொண்டிருக்கிறாய்.',
  },
} as const satisfies Record<string, Bilingual>;

type Way = { kind: 'checked' | 'practice'; attempts: number; isCompleted: boolean };

/** One sentence on progress; null before the first run and in unfinished free practice. */
export function encouragement({ kind, attempts, isCompleted }: Way, language: Language): string | null {
  if (isCompleted && kind === 'practice') return texts.worksAsWanted[language];
  if (isCompleted) return texts[attempts <= 1 ? 'rightAtFirst' : 'rightLater'][language];
  if (attempts === 0 || kind === 'practice') return null;
  return texts[attempts <= 2 ? 'begun' : 'underWay'][language];
}
