import type { QuestionKind } from '@python-learning/domain';
import type { ComponentType } from 'react';
import { WorkbenchPanel, type WorkbenchPanelProps } from './workbench-panel.tsx';

/** The part of the screen in which a learner answers a question of each kind. */
export const answerPanels: Readonly<Record<QuestionKind, ComponentType<WorkbenchPanelProps>>> = {
  predict: WorkbenchPanel,
  modify: WorkbenchPanel,
  complete: WorkbenchPanel,
  fix: WorkbenchPanel,
  make: WorkbenchPanel,
  input: WorkbenchPanel,
  project: WorkbenchPanel,
  challenge: WorkbenchPanel,
};
