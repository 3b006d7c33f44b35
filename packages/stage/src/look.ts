/** The room of the stage, in CSS pixels. */
export type Room = { width: number; height: number };

/** How a frame is drawn, besides what it shows. */
export type Look = {
  room: Room;
  /** How much larger than usual the learner wants the letters of programs; 1 where it is missing. */
  letterScale?: number;
  /** Reduced motion: drawings that grow are complete from the start. */
  isStill?: boolean;
  /** A video stands alone: it shows the title of its lesson, and its foot stays free for the captions of players. */
  isVideo?: boolean;
};

/** The look of every video, poster and thumbnail. */
export const videoLook: Look = { room: { width: 1280, height: 720 }, isVideo: true };
