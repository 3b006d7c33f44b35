/** What a key above the phone's keyboard does. `caretBack` leaves the caret inside what was put in. */
export type KeyPress =
  | { kind: 'insert'; text: string; caretBack?: number }
  | { kind: 'indent' }
  | { kind: 'outdent' }
  | { kind: 'undo' };

/** What can be asked of an editor, whichever of the two is shown. */
export interface EditorPort {
  press(key: KeyPress): void;
  /** Puts the caret at the beginning of a line (counted from 1), shows it and takes the focus. */
  goToLine(line: number): void;
}

export type EditorEvents = {
  onChange: (code: string) => void;
  onRun: () => void;
  onFocusChange: (isFocused: boolean) => void;
};
