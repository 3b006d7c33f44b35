import type { LearnContent } from '@python-learning/contract';
import { useMemo, useRef } from 'react';
import { type Formats, useFormats } from './formats/use-formats.ts';
import { type GivenAnswers, useGuesses } from './guesses/use-guesses.ts';
import { isWide } from './is-wide.ts';
import { cuesOf, useLiteLesson } from './lite/use-lite-lesson.ts';
import { useMoments } from './moments/use-moments.ts';
import type { Choices } from './player-settings.tsx';
import { useCaptions } from './use-captions.ts';
import { usePlayer } from './use-player.ts';

type PlayingSource = {
  content: LearnContent;
  choices: Choices;
  guessed: GivenAnswers;
  onWatched: () => void;
};

export type Playing = ReturnType<typeof usePlaying>;

/** Everything that plays a lesson: format, player with its box, captions, guesses and moments. */
export function usePlaying({ content, choices, guessed, onWatched }: PlayingSource) {
  const formats = useFormats(content);
  const isLite = formats.file?.form === 'lite';
  const lite = useLiteLesson(isLite ? content.lite_url : null);
  const guesses = useGuesses(content, guessed);
  const player = usePlayer({
    lessonId: content.id,
    source: sourceOf(formats),
    durationS: content.duration_s,
    choices,
    onWatched,
    stopsIn: guesses.stopsIn,
  });
  const known = useMemo(() => (lite.lesson === null ? null : cuesOf(lite.lesson)), [lite.lesson]);
  const captions = useCaptions(content, choices.captions, { known, isComing: isLite && !lite.hasFailed });
  const box = useRef<HTMLElement>(null);
  const bringIntoView = () => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: isWide() ? 'nearest' : 'start' });
  };
  const moments = useMoments(content, player, bringIntoView);
  const jump = (atS: number) => {
    player.seekTo(atS);
    player.play();
  };
  const guess = guesses.openAt(player);
  const answerGuess = (answer: string | null) => {
    guesses.close(answer);
    if (guess !== null) player.goOnFrom(Math.max(guess.until_s, player.atS));
    bringIntoView();
  };
  const showSkipped = (atS: number) => {
    jump(atS);
    bringIntoView();
  };
  return { box, formats, lite, player, captions, moments, guess, answerGuess, jump, showSkipped };
}

/** Names a source. Each format, and the lite lesson with and without sound, is its own source. */
function sourceOf({ file, hasSound }: Formats): string {
  if (file === null) return '';
  return `${file.form}${file.form === 'lite' && hasSound ? ' heard' : ''} ${file.url}`;
}
