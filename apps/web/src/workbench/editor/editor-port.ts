/**
 * What a key of the key row does. An insertion whose caret goes back by `caretBack` opens and closes something: it
 * encloses what is selected. `left` and `right` move the caret, `line-up` and `line-down` the line.
 */
export type KeyPress =
  | { kind: 'insert'; text: string; caretBack?: number }
  | { kind: 'indent' | 'outdent' | 'left' | 'right' | 'line-up' | 'line-down' | 'undo' };

/** What either of the two editors can do. */
export interface EditorPort {
  press(key: KeyPress): void;
  /** Puts the caret at the beginning of a line (counted from 1), shows it and takes the focus. */
  goToLine(line: number): void;
  /** Shows a line (counted from 1) that was mended for the learner and marks it for a moment. Leaves the focus. */
  showMended(line: number): void;
  /** Marks the line (counted from 1) that drew what a drawing shows; null removes the mark. Leaves the focus. */
  showDrawn(line: number | null): void;
}

export type EditorEvents = {
  onChange: (code: string) => void;
  onRun: () => void;
  onFocusChange: (isFocused: boolean) => void;
};
