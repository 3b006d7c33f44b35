import {
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useLocalSetting } from '../../lib/settings/local-settings.ts';
import type { EditorNames, FullEditor } from './codemirror-editor.ts';
import type { EditorEvents, EditorPort } from './editor-port.ts';
import type { LineNote } from './line-note.ts';
import { PlainEditor } from './plain-editor.tsx';
import { useFullEditor } from './use-full-editor.ts';

type CodeEditorProps = EditorEvents & {
  code: string;
  lineNote: LineNote | null;
  ref?: Ref<EditorPort>;
};

/**
 * The learner's code. Shows a text area at once. The full editor replaces it after it has loaded and nobody is typing,
 * so that no key and no open keyboard is lost. If it never loads, the text area stays.
 */
export function CodeEditor({ code, lineNote, ref, ...events }: CodeEditorProps) {
  const helpId = useId();
  const [isTyping, setTyping] = useState(false);
  const names = { label: m.practice_editor_label(), describedBy: helpId };
  const letterSize = `${useLocalSetting('codeSize')} ${useLocalSetting('textSize')}`;
  const editor = useFullEditor({ ...events, code, names, letterSize }, isTyping);
  const port = useRef<EditorPort>(null);
  useImperativeHandle(ref, () => ({
    press: (key) => port.current?.press(key),
    goToLine: (line) => port.current?.goToLine(line),
    showMended: (line) => port.current?.showMended(line),
    showDrawn: (line) => port.current?.showDrawn(line),
  }));

  const compositions = useTapsInComposition();
  const onFocusChange = (isFocused: boolean) => {
    setTyping(isFocused);
    events.onFocusChange(isFocused);
  };
  return (
    <div
      {...compositions}
      className="group/editor [--editor-font:var(--font-mono)] [--editor-height:8rem] bench:[--editor-height:10rem] typing:[--editor-height:0rem] md:[--editor-height:11.2rem]"
    >
      {editor === null ? (
        <>
          <PlainEditor {...events} {...names} onFocusChange={onFocusChange} code={code} ref={port} />
          {lineNote !== null && (
            <p aria-hidden="true" className="bg-danger-soft px-4 py-1 font-bold text-danger">
              {m.practice_marked_line({ line: lineNote.line, note: lineNote.note })}
            </p>
          )}
        </>
      ) : (
        <EditorPlace
          editor={editor}
          code={code}
          lineNote={lineNote}
          names={names}
          letterSize={letterSize}
          ref={port}
        />
      )}
      <p id={helpId} className="sr-only">
        {m.practice_editor_help()}
      </p>
    </div>
  );
}

type EditorPlaceProps = Pick<CodeEditorProps, 'code' | 'lineNote' | 'ref'> & {
  editor: FullEditor;
  names: EditorNames;
  letterSize: string;
};

/** Shows the full editor, which follows what is handed in. */
function EditorPlace({
  editor,
  code,
  lineNote,
  names: { label, describedBy },
  letterSize,
  ref,
}: EditorPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  // Layout effect: an empty frame in between would make the content below jump.
  useLayoutEffect(() => {
    if (place.current !== null) editor.attachTo(place.current);
  }, [editor]);
  // Layout effect: a key typed before a passive effect would be overwritten.
  useLayoutEffect(() => editor.setCode(code), [editor, code]);
  const [line, note] = [lineNote?.line ?? null, lineNote?.note ?? ''];
  useEffect(() => editor.showLineNote(line === null ? null : { line, note }), [editor, line, note]);
  useEffect(() => editor.setNames({ label, describedBy }), [editor, label, describedBy]);
  useEffect(() => editor.setLetterSize(letterSize), [editor, letterSize]);
  useImperativeHandle(ref, () => editor);
  return <div ref={place} />;
}

/**
 * Lets a tap on a button hit its target while a keyboard composes a word in the editor. A browser that moves the focus
 * ends the composition, scrolls to the caret, and looks for the button where it was before. Returns the listeners for
 * the element around the editor.
 */
function useTapsInComposition() {
  const isComposing = useRef(false);
  useEffect(() => {
    const keepFocus = (event: MouseEvent) => {
      const isButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (isComposing.current && isButton) event.preventDefault();
    };
    document.addEventListener('mousedown', keepFocus);
    return () => document.removeEventListener('mousedown', keepFocus);
  }, []);
  return useMemo(
    () => ({
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: () => {
        isComposing.current = false;
      },
    }),
    [],
  );
}
