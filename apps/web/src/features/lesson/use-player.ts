import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Playable, PlayableEvent } from './playable.ts';
import { type KeptPlace, useLessonPlace } from './use-lesson-place.ts';
import { useSeenTrack } from './use-seen-track.ts';

export const skipS = 10;

/** As media elements say it: the next moment is there, too. */
const enoughToPlay = 3;

/** What a learner chose for playing; it holds for all lessons of a visit. */
export type PlayerChoices = { rate: number; isMuted: boolean };

type PlayerSource = {
  lessonId: string;
  /** Names what is played now. Another form or language of the same lesson goes on where the former one was. */
  source: string;
  /** The length as the api tells it, until the player knows better. */
  durationS: number;
  choices: PlayerChoices;
  /** Called when enough was played and the end was reached; perhaps more than once. */
  onWatched: () => void;
};

export type Player = ReturnType<typeof usePlayer>;

/** Plays a lesson: where it is, what was really played of it, and the ways to move. */
export function usePlayer({ lessonId, source, durationS, choices, onWatched }: PlayerSource) {
  const media = useRef<Playable>(null);
  const kept = useLessonPlace(lessonId);
  const { place, move } = kept;
  const [state, setState] = useState(atRest);
  const wholeS = state.known?.source === source ? state.known.durationS : durationS;
  const hasFailed = state.failed === source;
  const play = useCallback(() => {
    // A browser may refuse to play before somebody pressed something; the button is there for that.
    media.current?.play().catch(() => setState(stopped));
  }, []);
  const events = useMediaEvents({ source, wholeS, kept, setState, onWatched });
  useGoingOn(source, state, play);
  useChoices(media, source, choices);

  const seekTo = (atS: number) => {
    const target = Math.min(Math.max(0, atS), wholeS);
    move((before) => ({ ...before, at: target / wholeS }));
    if (media.current !== null && media.current.readyState > 0) {
      media.current.currentTime = target;
    }
  };
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
    atS: place.at * wholeS,
    /** The place in seconds at this very moment. */
    now: () => timeOf(media.current) ?? place.at * wholeS,
    durationS: wholeS,
    seen: place.seen,
    play,
    seekTo,
    /** Plays what is chosen next. */
    playNext: () => setState((before) => ({ ...before, isWanted: true })),
    pause: () => media.current?.pause(),
    toggle: () => (state.isPlaying ? media.current?.pause() : play()),
    skip: (seconds: number) => seekTo(place.at * wholeS + seconds),
    retry,
  };
}

/** Null where nothing is there to have a time. */
function timeOf(media: Playable | null): number | null {
  return media === null || media.readyState === 0 ? null : media.currentTime;
}

type PlayerState = {
  isPlaying: boolean;
  /** Playing, if the connection only were faster. */
  isWaiting: boolean;
  /** To be played as soon as there is something that can be. */
  isWanted: boolean;
  /** The source that could not be loaded last. */
  failed: string | null;
  hasEnded: boolean;
  /** The length of what was loaded last. */
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
  kept: KeptPlace;
  setState: (change: (before: PlayerState) => PlayerState) => void;
  onWatched: () => void;
};

/** What the player learns from the video or the sound. */
function useMediaEvents({
  source,
  wholeS,
  kept: { place, move, keep },
  setState,
  onWatched,
}: MediaEventsSource) {
  const track = useSeenTrack(move, wholeS, onWatched);
  return {
    onLoadedMetadata: ({ currentTarget: media }: PlayableEvent) => {
      const durationS = Number.isFinite(media.duration) ? media.duration : wholeS;
      setState((before) => ({ ...before, failed: null, known: { source, durationS } }));
      track.begin(media.currentTime);
      if (place.at > 0) {
        media.currentTime = place.at * durationS;
      }
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
      keep();
    },
    onWaiting: () => setState((before) => ({ ...before, isWaiting: true })),
    onSeeking: track.interrupt,
    onSeeked: ({ currentTarget }: PlayableEvent) => track.begin(currentTarget.currentTime),
    onTimeUpdate: ({ currentTarget }: PlayableEvent) => track.reach(currentTarget.currentTime),
    onEnded: () => {
      track.reach(wholeS);
      setState((before) => ({ ...stopped(before), hasEnded: true }));
      keep();
    },
    onError: () => setState((before) => ({ ...stopped(before), failed: source, isWanted: before.isPlaying })),
  };
}

/** What was playing, or was to, goes on in its other form or language. */
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
