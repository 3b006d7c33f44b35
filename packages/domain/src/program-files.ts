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
