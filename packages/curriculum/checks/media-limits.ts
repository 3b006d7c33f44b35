/** How large the files of the course may be, in bytes: they are for phones that pay for each. */
export const mediaLimits = {
  /** Of one file, by its form. Sound and data of lessons in whose voice words act have lower ones. */
  video: 1_500_000,
  audio: 310_000,
  lite: 20_000,
  thumbnails: 40_000,
  /** Of what is sent, compressed, to read a lesson in whose voice words act, or the demo. */
  read: 15_000,
  /** Of what is sent to hear it too. */
  heard: 300_000,
  /** Of the audio of one explanation. */
  spoken: 50_000,
  /** Of all lite lessons of the first milestone, in both languages. */
  liteOfFirstMilestone: 150_000,
  /** Of all files in the tree, for each milestone on average: a clone takes as much. */
  milestone: 6_000_000,
} as const;

/** Allowed length of a video in seconds. A lesson explains one idea; the demo has to hold a first-time visitor. */
export const lengthLimits = {
  lesson: { least: 60, most: 150 },
  demo: { least: 30, most: 40 },
} as const;
