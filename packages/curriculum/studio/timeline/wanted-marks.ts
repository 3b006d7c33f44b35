import type { Cue } from '@python-learning/stage';
import type { WantedMark } from './marks.ts';
import { pace } from './pace.ts';
import { anchorsOf, type SceneMaterial, type VoicedText } from './scene-material.ts';
import { speechEndMs, wordMs } from './speech.ts';

/** The marks that words of a text ask for. */
export function anchoredMarks(text: VoicedText, speech: readonly Cue[]): WantedMark[] {
  return anchorsOf(text, 'mark').map(({ piece, occurrence, word }) => ({
    piece,
    occurrence,
    atMs: wordMs(speech, word),
  }));
}

/**
 * The marks of a scene whose words have no anchors: each with the first word that says its piece, the others one after another while the
 * voice speaks.
 */
export function listedMarks({ scene }: SceneMaterial, speech: readonly Cue[]): WantedMark[] {
  const firstMs = (speech[0]?.startMs ?? 0) + pace.lead;
  const stepMs = ((speechEndMs(speech) ?? 0) - firstMs) / (scene.mark.length + 1);
  const words = speech.flatMap(({ text }) => text.split(' ')).map(bareWord);
  return scene.mark.map((piece, index) => {
    const word = indexOfPiece(words, piece);
    return { piece, atMs: word < 0 ? firstMs + index * stepMs : wordMs(speech, word) };
  });
}

function indexOfPiece(words: readonly string[], piece: string): number {
  const said = piece.split(' ').map(bareWord);
  if (said.every((word) => word === '')) return -1;
  return words.findIndex((_, index) => said.every((word, offset) => words[index + offset] === word));
}

/** A word without the signs around it, and without a Tamil ending. */
function bareWord(word: string): string {
  return word
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/(?:-\p{Script=Tamil}[\p{L}\p{M}]*)?[^\p{L}\p{M}\p{N}]*$/u, '');
}
