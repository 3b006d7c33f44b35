import { fireEvent } from '@testing-library/react';

/** The media elements of the tests play nothing; this stands in for what a browser does with them. */
export function stubMedia(): void {
  const { prototype } = HTMLMediaElement;
  Object.assign(prototype, {
    load: () => {},
    play(this: HTMLMediaElement) {
      fireEvent.play(this);
      return Promise.resolve();
    },
    pause(this: HTMLMediaElement) {
      fireEvent.pause(this);
    },
  });
}

/** Plays a piece of a lesson as a browser would, half a second at a time; `lateS` goes by before it says that it plays. */
export function playPiece(
  media: HTMLMediaElement,
  fromS: number,
  toS: number,
  durationS: number,
  lateS = 0,
): void {
  define(media, 'duration', durationS);
  define(media, 'readyState', 4);
  moveTo(media, fromS);
  fireEvent.loadedMetadata(media);
  fireEvent.play(media);
  moveTo(media, fromS + lateS);
  fireEvent.playing(media);
  for (let atS = fromS + lateS + 0.5; atS <= toS; atS += 0.5) {
    moveTo(media, atS);
    fireEvent.timeUpdate(media);
  }
  fireEvent.pause(media);
}

/** Plays on from another moment, as far as the lesson does not stop by itself. */
export function playOn(media: HTMLMediaElement, fromS: number, toS: number): void {
  let isPaused = false;
  const stop = () => {
    isPaused = true;
  };
  fireEvent.seeking(media);
  moveTo(media, fromS);
  fireEvent.seeked(media);
  fireEvent.play(media);
  media.addEventListener('pause', stop);
  for (let atS = fromS + 0.5; atS <= toS && !isPaused; atS += 0.5) {
    moveTo(media, atS);
    fireEvent.timeUpdate(media);
  }
  media.removeEventListener('pause', stop);
}

export function playToEnd(media: HTMLMediaElement, durationS = 61): void {
  playPiece(media, 0, durationS, durationS);
  fireEvent.ended(media);
}

/** Drags the slider so far forward that the lesson ends. */
export function jumpToEnd(media: HTMLMediaElement, durationS = 61): void {
  playPiece(media, 0, 1, durationS);
  fireEvent.seeking(media);
  moveTo(media, durationS - 1);
  fireEvent.seeked(media);
  fireEvent.play(media);
  fireEvent.playing(media);
  moveTo(media, durationS);
  fireEvent.timeUpdate(media);
  fireEvent.ended(media);
}

function moveTo(media: HTMLMediaElement, atS: number): void {
  define(media, 'currentTime', atS);
}

function define(media: HTMLMediaElement, name: string, value: number): void {
  Object.defineProperty(media, name, { configurable: true, writable: true, value });
}
