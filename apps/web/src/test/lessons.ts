import { screen } from '@testing-library/react';
import { startFakeCourse } from './fake-api.ts';
import { liteFile } from './sample-lite-lesson.ts';

/** What the lesson screen says, in both languages. */
export const lessonWords = {
  en: {
    video: (id: string) => `Video: Lesson ${id}`,
    audio: 'Audio: Lesson v1',
    formats: ['Live lesson · 12 kB', 'Video file · 2 MB'],
    change: /^(?:Live lesson|Video file).*Change$/,
    sound: 'With sound · 0.2 MB',
    loadSound: 'With sound, 0.2 MB',
    withoutSound: 'Go on without sound',
    newStroke: 'A new loop in your own kolam.',
    kolam: /own kolam/i,
    turn: 'Your turn?',
    tryNow: 'Try it',
    endNext: 'The next lesson',
    endPractice: 'Practise now',
    stops: 'Stop where I can try something',
    slow: 'Slow? Try the live lesson, 12 kB',
    offline: /The lesson waits for the connection/,
    tryIt: 'Try it here',
    run: 'Run',
    ran: /Your program ran/,
    close: 'Close',
    keep: 'Keep a copy',
    openKept: 'Open it',
    onward: 'Go on with the lesson',
    known: 'I know this: go to the practice',
    nextStep: 'Your next step',
    next: 'Next',
    toPractice: 'Next: practice',
    badge: 'New Badge Earned!',
    firstStep: 'First Step',
    goOn: 'Go on',
    watched: 'Watched to the end. You can go on.',
    skipped: /You skipped a part/,
    showSkipped: 'Show me that part',
    guess: 'What do you think?',
    unknown: 'I do not know, show me',
    guessChosen: 'Your answer:',
    guessRight: 'Yes, that is right.',
    guessRightAnswer: 'The right answer:',
    guessOn: 'Go on',
    failed: /could not save that you watched/,
    saveNow: 'Save now',
    mediaFailed: /could not be loaded/,
    coming: 'Loading…',
    loadAgain: 'Load again',
    transcript: 'Transcript',
    from: 'Play from 0:10',
    parts: ['part 1 of 2', 'part 2 of 2'],
    secondSceneS: 10,
    said: 'Goodbye.',
    at: 10.5,
    play: 'Play',
    pause: 'Pause',
    forward: 'Forward 10 seconds',
    fullScreen: 'Full screen',
    fullScreenEnd: 'Leave full screen',
    captions: 'Captions',
    other: 'ta',
    otherSaid: 'போய் வருகிறேன்.',
    resumed: 'You go on at 0:30.',
    fromStart: 'From the start',
    place: 'Place in the lesson',
    player: 'Player',
    speed: 'Speed',
  },
  ta: {
    video: (id: string) => `காணொளி: Lesson ${id}`,
    audio: 'ஒலிப்பாடம்: Lesson v1',
    formats: ['பாடம் · 12 kB', 'காணொளிக் கோப்பு · 2 MB'],
    change: /^(?:பாடம்|காணொளிக் கோப்பு).*மாற்று$/,
    withoutSound: 'ஒலி இல்லாமல் தொடர்',
    newStroke: 'உன் கோலத்தில் ஒரு புதிய வளைவு.',
    kolam: /கோலம்/,
    sound: 'ஒலியுடன் · 0.2 MB',
    loadSound: 'ஒலியுடன், 0.2 MB',
    turn: 'நீயும் முயன்று பார்க்கிறாயா?',
    tryNow: 'முயன்று பார்',
    endNext: 'அடுத்த பாடம்',
    endPractice: 'இப்போதே பயிற்சி செய்',
    stops: 'நான் முயன்று பார்க்கும் இடங்களில் நிறுத்து',
    slow: 'மெதுவாக வருகிறதா? பாடத்தை இங்கேயே பார், 12 kB',
    offline: /பாடம் இணைப்புக்காகக் காத்திருக்கிறது/,
    tryIt: 'இங்கேயே முயன்று பார்',
    run: 'இயக்கு',
    ran: /உன் நிரல் இயங்கியது/,
    close: 'மூடு',
    keep: 'என் நிரல்களில் சேர்',
    openKept: 'திறந்து பார்',
    known: 'இது எனக்குத் தெரியும்: நிரல் பயிற்சிக்குச் செல்',
    onward: 'பாடத்தைத் தொடர்',
    nextStep: 'உன் அடுத்த படி',
    next: 'அடுத்தது',
    toPractice: 'அடுத்து: நிரல் பயிற்சி',
    badge: 'புதிய பதக்கம் பெற்றாய்!',
    firstStep: 'முதல் அடி',
    goOn: 'தொடர்',
    watched: 'இறுதிவரை பார்த்துவிட்டாய். நீ தொடரலாம்.',
    skipped: /ஒரு பகுதியைத் தாண்டிவிட்டாய்/,
    showSkipped: 'அந்தப் பகுதியைக் காட்டு',
    guess: 'நீ என்ன நினைக்கிறாய்?',
    unknown: 'தெரியாது, காட்டு',
    guessChosen: 'உன் விடை:',
    guessRight: 'ஆம், அதுதான் சரி.',
    guessRightAnswer: 'சரியான விடை:',
    guessOn: 'தொடர்',
    failed: /நீ பார்த்ததை இன்னும் சேமிக்க முடியவில்லை/,
    saveNow: 'இப்போது சேமி',
    mediaFailed: /^இது வரவில்லை/,
    coming: 'வருகிறது…',
    loadAgain: 'மீண்டும் ஏற்று',
    transcript: 'பாட உரை',
    from: '0:20 முதல் இயக்கு',
    parts: ['பகுதி 1 / 2', 'பகுதி 2 / 2'],
    secondSceneS: 20,
    said: 'போய் வருகிறேன்.',
    at: 21,
    play: 'தொடங்கு',
    pause: 'நிறுத்து',
    forward: '10 நொடி தாண்டிச் செல்',
    fullScreen: 'முழுத் திரை',
    fullScreenEnd: 'முழுத் திரையை முடி',
    captions: 'வசன வரிகள்',
    other: 'en',
    otherSaid: 'Goodbye.',
    resumed: '0:30 முதல் தொடர்கிறாய்.',
    fromStart: 'தொடக்கத்திலிருந்து',
    place: 'பாடத்தில் உள்ள இடம்',
    player: 'இயக்கும் பகுதி',
    speed: 'வேகம்',
  },
} as const;

/** Two scenes; in Tamil they take twice as long. */
const captions = {
  en: 'WEBVTT\n\n00:01.000 --> 00:03.000\nHello!\n\n00:03.000 --> 00:05.000\nThis is Python.\n\n00:10.000 --> 00:12.000\nGoodbye.\n',
  ta: 'WEBVTT\n\n00:02.000 --> 00:10.000\nவணக்கம், இது Python.\n\n00:20.000 --> 00:24.000\nபோய் வருகிறேன்.\n',
};

export function startLiteLesson(lesson: object = liteFile) {
  const server = startFakeCourse();
  server.file('/media/v1.json', JSON.stringify(lesson));
  return server;
}

export function startCaptions(): void {
  const server = startFakeCourse();
  for (const [language, text] of Object.entries(captions)) server.file(`/media/v1.${language}.vtt`, text);
}

/** Chooses the form of a lesson that is a media element alone. */
export function wishForVideo(): void {
  localStorage.setItem('lesson_player', '{"wish":"video"}');
}

export const buttonNamed = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const mediaNamed = (name: string) => screen.findByLabelText<HTMLMediaElement>(name);

/** Records the elements that are scrolled into view from now on. */
export function watchScrolling(): Element[] {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this);
  };
  return shown;
}
