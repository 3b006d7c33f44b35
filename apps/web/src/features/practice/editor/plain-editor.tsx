import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { EditorEvents, EditorPort, KeyPress } from './editor-port.ts';
import { breakLine, indent, insertText, outdent, type TextSelection } from './text-edit.ts';

type PlainEditorProps = EditorEvents & {
  code: string;
  label: string;
  describedBy: string;
  ref?: Ref<EditorPort>;
};

/** A text area that types like a code editor: what is shown until the real one is there, and where it can not be had. */
export function PlainEditor({
  code,
  label,
  describedBy,
  onChange,
  onRun,
  onFocusChange,
  ref,
}: PlainEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const tabLeaves = useRef(false);
  const caret = useRef<TextSelection | null>(null);

  useLayoutEffect(() => {
    if (caret.current?.value === code) {
      area.current?.setSelectionRange(caret.current.start, caret.current.end);
    }
    caret.current = null;
  }, [code]);

  const change = (edit: (at: TextSelection) => TextSelection) => {
    if (area.current !== null) {
      const { value, selectionStart, selectionEnd } = area.current;
      caret.current = edit({ value, start: selectionStart, end: selectionEnd });
      onChange(caret.current.value);
    }
  };

  useImperativeHandle(ref, () => ({
    press: (key: KeyPress) => {
      area.current?.focus();
      pressKey(key, change);
    },
    goToLine: (line: number) => {
      const start =
        code
          .split('\n')
          .slice(0, line - 1)
          .join('\n').length + (line > 1 ? 1 : 0);
      area.current?.focus();
      area.current?.setSelectionRange(start, start);
    },
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    const key = readKey(event, tabLeaves.current);
    tabLeaves.current = event.key === 'Escape' || (tabLeaves.current && isModifier(event.key));
    if (key === null) {
      return;
    }
    event.preventDefault();
    if (key === 'run') {
      onRun();
    } else {
      change(key);
    }
  };

  return (
    <textarea
      ref={area}
      value={code}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      rows={Math.max(6, code.split('\n').length + 1)}
      aria-label={label}
      aria-describedby={describedBy}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      data-gramm="false"
      lang="en"
      translate="no"
      className="block min-h-(--editor-height) w-full resize-y bg-surface px-4 py-3 font-mono [font-variant-ligatures:none] text-base leading-[1.6] text-ink outline-none"
    />
  );
}

function pressKey(key: KeyPress, change: (edit: (at: TextSelection) => TextSelection) => void): void {
  if (key.kind === 'insert') {
    change((at) => insertText(at, key.text, key.caretBack));
  } else if (key.kind === 'indent') {
    change(indent);
  } else if (key.kind === 'outdent') {
    change(outdent);
  } else {
    document.execCommand('undo');
  }
}

/** What a key of the keyboard does here, or null where the browser knows best. */
function readKey(
  event: KeyboardEvent,
  tabLeaves: boolean,
): 'run' | ((at: TextSelection) => TextSelection) | null {
  if (event.nativeEvent.isComposing) {
    return null;
  }
  if (event.key === 'Enter') {
    return event.ctrlKey || event.metaKey ? 'run' : breakLine;
  }
  if (event.key === 'Tab' && !tabLeaves) {
    return event.shiftKey ? outdent : indent;
  }
  return null;
}

function isModifier(key: string): boolean {
  return key === 'Shift' || key === 'Control' || key === 'Alt' || key === 'Meta';
}
