/** What the player needs of a video, an audio or a lite lesson's clock. Times are in seconds. */
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
