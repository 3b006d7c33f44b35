import type { Language } from '@python-learning/domain';
import { spokenText } from './pronunciation.ts';

/** A word begins to be heard: its position in the spoken text, from 0 and in characters, and its time in milliseconds. */
export type WordEvent = { position: number; ms: number };

/** The words of a caption as they are to be spoken, each perhaps as several words. Joined by spaces, they are the spoken text. */
export function spokenWords(caption: string, language: Language): string[] {
  return caption.split(' ').map((word) => spokenText(word, language));
}

/**
 * When each word of a caption begins, in milliseconds from the first sound. A word without an event of its own begins with the next
 * word that has one, except behind a sign: espeak-ng names the position of a dash for the word behind it.
 * @param respelled the words as they were spoken
 * @param leadMs silence before the first sound, which the times of the events contain
 * @param lengthMs duration from the first sound to the last
 */
export function wordTimes(
  respelled: readonly string[],
  events: readonly WordEvent[],
  { leadMs, lengthMs }: { leadMs: number; lengthMs: number },
): number[] {
  let from = 0;
  const heard = respelled.map((word) => {
    const until = from + [...word].length;
    const event = events.find(({ position }) => position >= from && position < until);
    from = until + 1;
    return event === undefined ? null : Math.max(0, Math.min(lengthMs, event.ms - leadMs));
  });
  return heard.map((own, index) => {
    const behindSign = isSign(respelled[index - 1]) ? heard[index - 1] : null;
    return own ?? behindSign ?? heard.slice(index).find((ms) => ms !== null) ?? lengthMs;
  });
}

function isSign(word: string | undefined): boolean {
  return word !== undefined && !/[\p{L}\p{N}]/u.test(word);
}
