import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Playable, PlayableEvent } from './playable.ts';
import { addSeen } from './seen-ranges.ts';
import { type SavedPosition, useLessonPosition, usePosition } from './use-lesson-position.ts';
import { useSeenTrack } from './use-seen-track.ts';

export const skipS = 10;

/** `HTMLMediaElement.HAVE_FUTURE_DATA`: the data of the next moment is available, too. */
const enoughToPlay = 3;

/** A learner's playback choices, for all lessons of a visit. */
export type PlayerChoices = { rate: number; isMuted: boolean };

type PlayerSource = {
  lessonId: string;
  /** Identifies what is played. Another format or language continues at the same position. */
  source: string;
  /** The length reported by the api, in seconds; used until the player knows the real one. */
  durationS: number;
  choices: PlayerChoices;
  /** Called when enough was played and the end was reached; perhaps more than once. */
  onWatched: () => void;
  /** Called for each piece that is played, with its start and its end in seconds. Returns where the lesson stops, or null. */
  stopIn: (fromS: number, toS: number) => number | null;
};

export type Player = ReturnType<typeof usePlayer>;

/** Plays a lesson: its position, the parts that were really played, and the controls. */
export function usePlayer({ lessonId, source, durationS, choices, ...heard }: PlayerSource) {
  const media = useRef<Playable>(null);
  const position = useLessonPosition(lessonId);
  const [state, setState] = useState(atRest);
  const wholeS = state.known?.source === source ? state.known.durationS : durationS;
  const hasFailed = state.failed === source;
  const isAtStart = usePosition({ position, durationS: wholeS }, (atS) => atS < 1);
  const play = useCallback(() => {
    // A browser may refuse to play before a user gesture; the play button remains.
    media.current?.play().catch(() => setState(stopped));
  }, []);
  const events = useMediaEvents({ source, wholeS, position, setState, ...heard });
  useGoingOn(source, state, play);
  useChoices(media, source, choices);

  const seekTo = (atS: number) => {
    const target = Math.min(Math.max(0, atS), wholeS);
    position.move((before) => ({ ...before, at: target / wholeS }));
    if (media.current !== null && media.current.readyState > 0) {
      media.current.currentTime = target;
    }
  };
  const goOnFrom = (atS: number) => {
    const target = Math.min(atS, wholeS) / wholeS;
    position.move(({ at, seen }) => ({ at, seen: addSeen(seen, at, target) }));
    seekTo(atS);
    play();
  };
  const reportedS = () => position.read().at * wholeS;
  const retry = () => {
    setState((before) => ({ ...before, failed: null }));
    media.current?.load();
    play();
  };
  return {
    isPlaying: state.isPlaying,
    isWaiting: state.isWaiting,
    hasEnded: state.hasEnded,
    hasFailed,
    attach: useCallback((element: Playable | null) => {
      media.current = element;
    }, []),
    events,
    /** True before the lesson has begun. */
    isFresh: !state.isPlaying && !state.isWaiting && isAtStart,
    /** Where the lesson is and what of it was played; read it with `usePosition`. */
    position,
    durationS: wholeS,
    /** Returns the position at this very moment, in seconds. */
    now: () => timeOf(media.current) ?? reportedS(),
    play,
    seekTo,
    /** Plays on from a later moment. What lies between counts as played. */
    goOnFrom,
    pause: () => media.current?.pause(),
    toggle: () => (state.isPlaying ? media.current?.pause() : play()),
    skip: (seconds: number) => seekTo(reportedS() + seconds),
    retry,
  };
}

/** Returns the current time in seconds; null before a medium is loaded. */
function timeOf(media: Playable | null): number | null {
  return media === null || media.readyState === 0 ? null : media.currentTime;
}

type PlayerState = {
  isPlaying: boolean;
  /** True while playback waits for data. */
  isWaiting: boolean;
  /** True to play as soon as a source can be played. */
  isWanted: boolean;
  /** The source that failed to load last, or null. */
  failed: string | null;
  hasEnded: boolean;
  /** The length of the source that was loaded last; null before the first. */
  known: { source: string; durationS: number } | null;
};

const atRest: PlayerState = {
  isPlaying: false,
  isWaiting: false,
  isWanted: false,
  failed: null,
  hasEnded: false,
  known: null,
};

function stopped(state: PlayerState): PlayerState {
  return { ...state, isPlaying: false, isWanted: false, isWaiting: false };
}

type MediaEventsSource = {
  source: string;
  wholeS: number;
  position: SavedPosition;
  setState: (change: (before: PlayerState) => PlayerState) => void;
} & Pick<PlayerSource, 'onWatched' | 'stopIn'>;

/** Handlers for the events of the video or the audio. */
function useMediaEvents({ source, wholeS, position, setState, onWatched, stopIn }: MediaEventsSource) {
  const track = useSeenTrack(position, wholeS, onWatched);
  return {
    onLoadedMetadata: ({ currentTarget: media }: PlayableEvent) => {
      const durationS = Number.isFinite(media.duration) ? media.duration : wholeS;
      setState((before) => ({ ...before, failed: null, known: { source, durationS } }));
      track.begin(media.currentTime);
      const { at } = position.read();
      if (at > 0) media.currentTime = at * durationS;
    },
    onPlay: ({ currentTarget: media }: PlayableEvent) => {
      const isWaiting = media.readyState < enoughToPlay;
      setState((before) => ({ ...before, isPlaying: true, isWanted: false, isWaiting, hasEnded: false }));
    },
    onPlaying: ({ currentTarget }: PlayableEvent) => {
      setState((before) => ({ ...before, isWaiting: false }));
      track.goOn(currentTarget.currentTime);
    },
    onPause: () => {
      setState(stopped);
      position.keep();
    },
    onWaiting: () => setState((before) => ({ ...before, isWaiting: true })),
    onSeeking: track.interrupt,
    onSeeked: ({ currentTarget }: PlayableEvent) => track.begin(currentTarget.currentTime),
    onTimeUpdate: ({ currentTarget: media }: PlayableEvent) => {
      const fromS = track.reach(media.currentTime);
      const stopS = fromS === null ? null : stopIn(fromS, media.currentTime);
      if (stopS === null) return;
      media.pause();
      if (stopS !== media.currentTime) media.currentTime = stopS;
    },
    onEnded: () => {
      track.reach(wholeS);
      setState((before) => ({ ...stopped(before), hasEnded: true }));
      position.keep();
    },
    onError: () => setState((before) => ({ ...stopped(before), failed: source, isWanted: before.isPlaying })),
  };
}

/** Plays on in another format or language if the lesson was playing or was about to. */
function useGoingOn(source: string, { isPlaying, isWanted }: PlayerState, play: () => void): void {
  const before = useRef({ source, isPlaying });
  useEffect(() => {
    if (before.current.source !== source && (before.current.isPlaying || isWanted)) {
      play();
    }
    before.current = { source, isPlaying };
  }, [source, isPlaying, isWanted, play]);
}

function useChoices(mediaRef: RefObject<Playable | null>, source: string, choices: PlayerChoices): void {
  const { rate, isMuted } = choices;
  useEffect(() => {
    if (mediaRef.current !== null && source !== '') {
      mediaRef.current.defaultPlaybackRate = rate;
      mediaRef.current.playbackRate = rate;
      mediaRef.current.muted = isMuted;
    }
  }, [mediaRef, source, rate, isMuted]);
}
