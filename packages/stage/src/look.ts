/** The room of the stage, in CSS pixels. */
export type Room = { width: number; height: number };

/** How a frame is drawn, besides what it shows. */
export type Look = {
  room: Room;
  /** Reduced motion: drawings that grow are complete from the start. */
  isStill?: boolean;
  /** A film stands alone: it shows the title of its lesson, and its foot stays free for the captions of players. */
  isFilm?: boolean;
};

/** The look of every film, poster and thumbnail. */
export const filmLook: Look = { room: { width: 1280, height: 720 }, isFilm: true };
