import type { QuestionKind } from '@python-learning/domain';
import type { ComponentType } from 'react';
import { OutputPanel, type OutputPanelProps } from './output/output-panel.tsx';
import { GuessEditor, TaskEditor, type TaskEditorProps } from './task-editor.tsx';

/** How a learner answers a kind of question, and how a run of the answer is shown. */
export type AnsweredKind = {
  Editor: ComponentType<TaskEditorProps>;
  Output: ComponentType<OutputPanelProps>;
};

/** An answer that is a program: typed as text, shown by what it prints. */
export const programAnswer: AnsweredKind = { Editor: TaskEditor, Output: OutputPanel };

export const answeredKinds: Readonly<Record<QuestionKind, AnsweredKind>> = {
  predict: { ...programAnswer, Editor: GuessEditor },
  modify: programAnswer,
  complete: programAnswer,
  fix: programAnswer,
  make: programAnswer,
  input: programAnswer,
  project: programAnswer,
  challenge: programAnswer,
  free: programAnswer,
};
