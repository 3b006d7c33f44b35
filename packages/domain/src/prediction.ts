type Comment = { line: number; text: string };

/** Characters of a guess at most. The longest output that a task asks about has a few dozen. */
export const maxGuessLength = 1000;

/** Whether a guess has a letter or a digit; a single dot is not a guess. */
export function isGoodPrediction(guess: string): boolean {
  return /[\p{L}\p{N}]/u.test(guess);
}

/**
 * The learner's guess, line by line: after `# prediction:` with `/` between lines, or in the comment lines directly
 * below. Empty when there is no guess.
 * @param comments comments of the program, in the order of their lines
 */
export function readPrediction(comments: readonly Comment[]): string[] {
  const guess = guessedLines(comments);
  return isGoodPrediction(guess.join(' ')) ? guess : [];
}

/** The guess in a program that was not parsed: of comments on a line of their own. Empty when there is none. */
export function predictionIn(source: string): string[] {
  return readPrediction(ownComments(source));
}

/**
 * The program with this guess after `# prediction:`, in place of the one before. Adds that line at the top where it is
 * missing.
 * @param guess lines of output, as typed
 */
export function withPrediction(source: string, guess: string): string {
  const lines = source.split('\n');
  const said = `${label} ${guess.split(lineEnd).join(' / ')}`.trimEnd();
  const comments = ownComments(source);
  const start = labelOf(comments);
  if (start === -1) return [said, ...lines].join('\n');
  const block = blockFrom(comments, start);
  const first = (block[0]?.line ?? 1) - 1;
  return lines.toSpliced(first, block.length, said).join('\n');
}

const label = '# prediction:';
const labelPattern = /^prediction\s*[:：]?\s*/iu;
const lineEnd = /\r\n|[\n\r]/u;

function ownComments(source: string): Comment[] {
  return source
    .split('\n')
    .flatMap((text, index) => (/^\s*#/u.test(text) ? [{ line: index + 1, text }] : []));
}

function guessedLines(comments: readonly Comment[]): string[] {
  const start = labelOf(comments);
  if (start === -1) return [];
  const said = blockFrom(comments, start).map((comment, index) =>
    index === 0 ? words(comment).replace(labelPattern, '') : words(comment),
  );
  const guess = said.flatMap((line) => line.split('/')).map((line) => line.trim());
  while (guess.at(-1) === '') guess.pop();
  while (guess[0] === '') guess.shift();
  return guess;
}

/** Index of the comment that begins with the word prediction; -1 without one. */
function labelOf(comments: readonly Comment[]): number {
  return comments.findIndex((comment) => labelPattern.test(words(comment)));
}

/** A comment and those directly below it. */
function blockFrom(comments: readonly Comment[], start: number): readonly Comment[] {
  const from = comments.slice(start);
  const end = from.findIndex(({ line }, index) => line !== (from[0]?.line ?? 0) + index);
  return end === -1 ? from : from.slice(0, end);
}

function words(comment: Comment): string {
  return comment.text.replace(/^[\s#]+/u, '').trimEnd();
}
