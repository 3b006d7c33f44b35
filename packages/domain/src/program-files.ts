/**
 * Most files of a program, most bytes of one of them as UTF-8, and most characters of a name. All files that a run
 * writes share these bytes.
 */
export const programFileLimits = { files: 5, bytes: 16_384, nameLength: 40 } as const;

/** A small text file in the folder of a program, which `open()` finds by its name. */
export type TextFile = { name: string; text: string };

/** What a run left in the folder of its program, compared with what was there before. */
export type FilesLeft = {
  /** Files that are new or have another text now. */
  written: readonly TextFile[];
  /** Names of files that were there and are gone. */
  removed: readonly string[];
  /** Names of files that were written and are not in `written`, because they are no text, too large or too many. */
  unkept: readonly string[];
};
