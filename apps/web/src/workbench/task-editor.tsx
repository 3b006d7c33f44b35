import { useLanguage } from '../lib/language/language.ts';
import { CodeEditor } from './editor/code-editor.tsx';
import { EditorCard } from './editor/editor-card.tsx';
import { findMark, type TaskWork } from './use-workbench.ts';

type TaskEditorProps = {
  work: TaskWork;
  onRunByKey: () => void;
  /** Passed to `EditorCard`. */
  onSubmit?: () => void;
};

/** The editor of a task whose code is saved as a draft. */
export function TaskEditor({ work, onRunByKey, ...card }: TaskEditorProps) {
  const { bench, dispatch, draft, editor } = work;
  const language = useLanguage();
  return (
    <EditorCard
      bench={bench}
      draft={draft}
      isRunning={work.isRunning}
      onReset={() => dispatch({ type: 'reset' })}
      onUndo={() => dispatch({ type: 'undone' })}
      onTake={() => dispatch({ type: 'took-offer' })}
      onKeep={work.keepOwn}
      {...card}
    >
      <CodeEditor
        ref={editor}
        code={bench.code}
        mark={findMark(bench, language)}
        onChange={(code) => dispatch({ type: 'edited', code })}
        onRun={onRunByKey}
        onFocusChange={work.setTyping}
      />
    </EditorCard>
  );
}
