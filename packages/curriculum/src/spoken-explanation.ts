import type { Bilingual } from '@python-learning/domain';
import { type Content, readContent } from './content.ts';
import { CurriculumError } from './fault.ts';
import type { McqDefinition } from './mcq.schema.ts';
import { packageRoot } from './package-root.ts';

/** The explanation of an MCQ as the voice says it. Its audio is made from nothing else. */
export type SpokenExplanation = { id: string; voice: Bilingual };

/** The spoken explanation of an MCQ; null for one whose explanation is only read. */
export function spokenExplanationOf({ id, voice }: McqDefinition): SpokenExplanation | null {
  return voice === undefined ? null : { id, voice };
}

/**
 * Loads the spoken explanations of the course, in its order.
 * @param root folder that holds `content/`
 * @throws CurriculumError listing all faults of the content
 */
export function loadSpokenExplanations(root: string = packageRoot): SpokenExplanation[] {
  const content: Content = readContent(root);
  if (content.faults.length > 0) throw new CurriculumError(content.faults);
  return content.milestones
    .flatMap(({ mcqs }) => mcqs.map(({ value }) => spokenExplanationOf(value)))
    .filter((spoken) => spoken !== null);
}
