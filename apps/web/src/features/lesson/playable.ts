/** What the player needs of a video, of a sound, or of the clock of a lite lesson. Times are in seconds. */
export type Playable = Pick<
  HTMLMediaElement,
  | 'currentTime'
  | 'duration'
  | 'readyState'
  | 'playbackRate'
  | 'defaultPlaybackRate'
  | 'muted'
  | 'load'
  | 'pause'
  | 'play'
>;

export type PlayableEvent = { currentTarget: Playable };
