import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { EditorEvents, EditorPort, KeyPress } from './editor-port.ts';
import { type Edit, isModifier, pressKey, readKey } from './plain-keys.ts';
import type { TextSelection } from './text-edit.ts';

type PlainEditorProps = EditorEvents & {
  code: string;
  label: string;
  describedBy: string;
  ref?: Ref<EditorPort>;
};

/** A text area that types like a code editor, until the full editor has loaded or if it fails. */
export function PlainEditor(props: PlainEditorProps) {
  const { code, label, describedBy, onChange, onRun, onFocusChange, ref } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const tabLeaves = useRef(false);
  const change = useEdits(area, code, onChange);
  useImperativeHandle(ref, () => ({
    press: (key: KeyPress) => {
      // Ends a composition, which would go on over what the key inserts.
      area.current?.blur();
      area.current?.focus();
      pressKey(key, change);
    },
    goToLine: (line: number) => {
      const start = startOfLine(code, line);
      area.current?.focus();
      area.current?.setSelectionRange(start, start);
    },
    // A text area cannot mark one of its lines.
    showMended: () => area.current?.scrollIntoView({ block: 'nearest' }),
    // The player of the drawing says the line as well.
    showDrawn: () => undefined,
  }));
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const key = readKey(event, tabLeaves.current);
    tabLeaves.current = event.key === 'Escape' || (tabLeaves.current && isModifier(event.key));
    if (key === null) return;
    event.preventDefault();
    if (key === 'run') onRun();
    else change(key);
  };
  return (
    <textarea
      ref={area}
      value={code}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      rows={code.split('\n').length}
      aria-label={label}
      aria-describedby={describedBy}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      data-gramm="false"
      lang="en"
      translate="no"
      className="plain-editor block min-h-(--editor-height) w-full resize-none bg-surface py-3 ps-12 pe-4 font-mono text-code [field-sizing:content] [font-variant-ligatures:none] text-ink outline-none"
    />
  );
}

/** Returns a function that applies an edit and places the caret where the edit leaves it. */
function useEdits(
  area: RefObject<HTMLTextAreaElement | null>,
  code: string,
  onChange: (code: string) => void,
) {
  const caret = useRef<TextSelection | null>(null);
  useLayoutEffect(() => {
    if (caret.current?.value === code) {
      area.current?.setSelectionRange(caret.current.start, caret.current.end);
    }
    caret.current = null;
  }, [area, code]);
  return (edit: Edit) => {
    if (area.current === null) return;
    const { value, selectionStart, selectionEnd } = area.current;
    const edited = edit({ value, start: selectionStart, end: selectionEnd });
    if (edited.value === value) {
      // Stepping over a character changes no text, so no render would move the caret.
      area.current.setSelectionRange(edited.start, edited.end);
      return;
    }
    caret.current = edited;
    onChange(edited.value);
  };
}

/** Returns where a line (counted from 1) begins, in UTF-16 units. */
function startOfLine(code: string, line: number): number {
  const before = code.split('\n').slice(0, line - 1);
  return before.join('\n').length + (line > 1 ? 1 : 0);
}
