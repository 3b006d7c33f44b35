import type { LearnContent } from '@python-learning/contract';
import { useMemo, useRef } from 'react';
import { type Formats, useFormats } from './formats/use-formats.ts';
import { useGuesses } from './guesses/use-guesses.ts';
import { cuesOf, useLiteLesson } from './lite/use-lite-lesson.ts';
import { useMoments } from './moments/use-moments.ts';
import { useTryStops } from './moments/use-try-stops.ts';
import { findScene, sceneStarts } from './scene-starts.ts';
import { findSkipped } from './seen-ranges.ts';
import { useCaptions } from './use-captions.ts';
import { usePosition } from './use-lesson-position.ts';
import type { LessonVisit } from './use-lesson-visit.ts';
import { usePlayer } from './use-player.ts';

type PlaybackSource = {
  content: LearnContent;
  visit: LessonVisit;
  /** True once the lesson counts as watched, in whatever visit. */
  isWatched: boolean;
  onWatched: () => void;
};

export type Playback = ReturnType<typeof useLessonPlayback>;

/** Everything that plays a lesson: format, player with its box, captions, guesses and moments. */
export function useLessonPlayback({ content, visit, isWatched, onWatched }: PlaybackSource) {
  const { choices, tried } = visit;
  const formats = useFormats(content);
  const isLite = formats.file?.form === 'lite';
  const lite = useLiteLesson(isLite ? content.lite_url : null);
  const guesses = useGuesses(content, { isOn: formats.stops, given: visit.guessed });
  const tryStops = useTryStops(content, { isOn: formats.stops, passed: visit.passed });
  const player = usePlayer({
    lessonId: content.id,
    source: sourceOf(formats),
    durationS: content.duration_s,
    choices,
    onWatched,
    stopIn: (fromS, toS) => guesses.stopIn(fromS, toS) ?? tryStops.stopIn(fromS, toS),
  });
  const known = useMemo(() => (lite.lesson === null ? null : cuesOf(lite.lesson)), [lite.lesson]);
  const captions = useCaptions(content, choices.captions, { known, isComing: isLite && !lite.hasFailed });
  const { spoken } = captions;
  const scenes = useMemo(() => sceneStarts(lite.lesson?.timeline ?? null, spoken), [lite.lesson, spoken]);
  const box = useRef<HTMLElement>(null);
  const showPicture = () => box.current?.scrollIntoView({ block: 'nearest' });
  const bringIntoView = () => {
    box.current?.focus({ preventScroll: true });
    showPicture();
  };
  const moments = useMoments(content, { player, stops: tryStops, bringIntoView });
  const jump = (atS: number) => {
    player.seekTo(atS);
    player.play();
    showPicture();
  };
  const guess = usePosition(player, (atS) => (player.isPlaying ? null : guesses.openAt(atS)));
  const skippedS = usePosition(player, (_, seen) => {
    const skipped = player.hasEnded && !isWatched ? findSkipped(seen) : null;
    return skipped === null ? null : skipped * player.durationS;
  });
  const hasPicture = formats.file !== null && formats.file.form !== 'audio';
  return {
    content,
    isWatched,
    choices,
    tried,
    box,
    formats,
    lite,
    player,
    captions,
    moments,
    /** True while the way to the practice is in the player: before a lesson has begun, in the place of the caption. */
    isKnownInPlayer: hasPicture && !isWatched && player.isFresh,
    /** The guess for which the lesson has stopped, or null. */
    guess,
    /** The answer to it of an earlier visit; null without one. */
    chosenBefore: guesses.chosenBefore,
    /** Plays on with an answer, or with null by a learner who does not know. */
    answerGuess: (answer: string | null) => {
      guesses.close(answer);
      if (guess !== null) player.goOnFrom(Math.max(guess.until_s, player.now()));
      bringIntoView();
    },
    /** When each scene begins, in seconds; empty while that is not known. */
    scenes,
    /** Goes to the next scene (`1`), or to the start of this one or the one before (`-1`). */
    goToScene: (direction: -1 | 1) => {
      const startS = findScene(scenes, player.now(), direction);
      if (startS !== null) player.seekTo(startS);
    },
    /** Plays from a moment, in seconds, and brings the picture into view. */
    jump,
    /** Begin of the part that was skipped, in seconds, once the lesson has ended without it; otherwise null. */
    skippedS,
    showSkipped: (atS: number) => {
      jump(atS);
      box.current?.focus({ preventScroll: true });
    },
  };
}

/** Names a source. Each format, and the lite lesson with and without sound, is its own source. */
function sourceOf({ file, hasSound }: Formats): string {
  if (file === null) return '';
  return `${file.form}${file.form === 'lite' && hasSound ? ' heard' : ''} ${file.url}`;
}
