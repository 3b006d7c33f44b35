import { mostSimilar } from '../../python-text/similarity.ts';
import type { Condition } from './condition.ts';

/** Minimum similarity of two names without their endings to call one a misspelling of the other. */
const closeEnough = 0.7;

/**
 * A file in the folder of the program has nearly the name that it opens: other capitals, another ending or folder, or a few
 * other letters.
 */
export const fileIsMisspelled: Condition = ({ groups, files }) => {
  const wanted = nameInFolder(groups.name ?? '');
  const meant =
    files.find((file) => file.toLowerCase() === wanted.toLowerCase()) ??
    files.find((file) => stemOf(file) === stemOf(wanted)) ??
    withSimilarStem(wanted, files);
  return meant === null || meant === groups.name ? null : { values: { sug: meant } };
};

/** The last part of a path. */
function nameInFolder(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** A name without its ending, in small letters. */
function stemOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return (dot > 0 ? name.slice(0, dot) : name).toLowerCase();
}

function withSimilarStem(wanted: string, files: readonly string[]): string | null {
  const byStem = new Map(files.map((file) => [stemOf(file), file]));
  const stem = mostSimilar(stemOf(wanted), byStem.keys(), closeEnough);
  return stem === null ? null : (byStem.get(stem) ?? null);
}
