import { type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useLocalSettings } from '../../lib/settings/local-settings.ts';
import type { MountedEditor } from './codemirror-editor.ts';
import type { EditorEvents, EditorPort } from './editor-port.ts';
import type { LineNote } from './line-note.ts';
import { PlainEditor } from './plain-editor.tsx';
import { useTapsInComposition } from './use-taps-in-composition.ts';

type CodeEditorProps = EditorEvents & {
  code: string;
  lineNote: LineNote | null;
  ref?: Ref<EditorPort>;
};

/**
 * Delay before the editors are exchanged, in milliseconds: a tap that takes the focus out of the text area must hit its
 * target before anything moves.
 */
const exchangePauseMs = 500;

type EditorModule = typeof import('./codemirror-editor.ts');

/**
 * The learner's code. Shows a text area at once. The full editor replaces it after it has loaded and nobody is typing,
 * so that no key and no open keyboard is lost. If it never loads, the text area stays.
 */
export function CodeEditor({ code, lineNote, ref, ...events }: CodeEditorProps) {
  const helpId = useId();
  const editorModule = useEditorModule();
  const [isTyping, setTyping] = useState(false);
  const [isFull, setFull] = useState(false);
  const wasTyping = useRef(false);
  useEffect(() => {
    if (editorModule === null || isTyping) return;
    const pause = setTimeout(() => setFull(true), wasTyping.current ? exchangePauseMs : 0);
    return () => clearTimeout(pause);
  }, [editorModule, isTyping]);
  const port = useRef<EditorPort>(null);
  useImperativeHandle(ref, () => ({
    press: (key) => port.current?.press(key),
    goToLine: (line) => port.current?.goToLine(line),
    showMended: (line) => port.current?.showMended(line),
  }));

  const compositions = useTapsInComposition();
  const names = { label: m.practice_editor_label(), describedBy: helpId };
  const onFocusChange = (isFocused: boolean) => {
    setTyping(isFocused);
    wasTyping.current ||= isFocused;
    events.onFocusChange(isFocused);
  };
  return (
    <div
      {...compositions}
      className="group/editor [--editor-font:var(--font-mono)] [--editor-height:8rem] bench:[--editor-height:10rem] typing:[--editor-height:0rem] md:[--editor-height:11.2rem]"
    >
      {isFull && editorModule !== null ? (
        <FullEditor
          {...events}
          {...names}
          editorModule={editorModule}
          code={code}
          lineNote={lineNote}
          ref={port}
        />
      ) : (
        <>
          <PlainEditor {...events} {...names} onFocusChange={onFocusChange} code={code} ref={port} />
          {lineNote !== null && (
            <p aria-hidden="true" className="bg-danger-soft px-4 py-1 font-bold text-danger">
              {m.practice_marked_line({ line: lineNote.line, note: lineNote.note })}
            </p>
          )}
        </>
      )}
      <p id={helpId} className="sr-only">
        {m.practice_editor_help()}
      </p>
    </div>
  );
}

type FullEditorProps = CodeEditorProps & { editorModule: EditorModule; label: string; describedBy: string };

function FullEditor({ editorModule, code, lineNote, label, describedBy, ref, ...events }: FullEditorProps) {
  const parent = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedEditor>(null);
  const { codeSize, textSize } = useLocalSettings();
  const letterSize = `${codeSize} ${textSize}`;
  const latest = useRef({ ...events, code, label, describedBy, letterSize });
  useLayoutEffect(() => {
    latest.current = { ...events, code, label, describedBy, letterSize };
  });

  // Layout effect: an empty frame in between would make the content below jump.
  useLayoutEffect(() => {
    if (parent.current === null) {
      return;
    }
    const { code: first, label: name, describedBy: help, letterSize: size } = latest.current;
    const editor = editorModule.mountEditor({
      parent: parent.current,
      code: first,
      names: { label: name, describedBy: help },
      letterSize: size,
      onChange: (next) => latest.current.onChange(next),
      onRun: () => latest.current.onRun(),
      onFocusChange: (isFocused) => latest.current.onFocusChange(isFocused),
    });
    mounted.current = editor;
    return () => editor.destroy();
  }, [editorModule]);

  // Layout effect: a key typed before a passive effect would be overwritten.
  useLayoutEffect(() => mounted.current?.setCode(code), [code]);
  const [line, note] = [lineNote?.line ?? null, lineNote?.note ?? ''];
  useEffect(() => mounted.current?.showLineNote(line === null ? null : { line, note }), [line, note]);
  useEffect(() => mounted.current?.setNames({ label, describedBy }), [label, describedBy]);
  useEffect(() => mounted.current?.setLetterSize(letterSize), [letterSize]);
  useImperativeHandle(ref, () => ({
    press: (key) => mounted.current?.press(key),
    goToLine: (line) => mounted.current?.goToLine(line),
    showMended: (line) => mounted.current?.showMended(line),
  }));
  return <div ref={parent} />;
}

function useEditorModule(): EditorModule | null {
  const [editorModule, setEditorModule] = useState<EditorModule | null>(null);
  useEffect(() => {
    let isGone = false;
    import('./codemirror-editor.ts').then(
      (loaded) => {
        if (!isGone) {
          setEditorModule(loaded);
        }
      },
      () => {
        // The text area stays and is enough.
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return editorModule;
}
