import { languages } from '@python-learning/domain';
import type { Content } from '../src/content.ts';
import { sentencesOf } from '../studio/takes/sentences.ts';
import { readTakes, takeFolderOf } from '../studio/takes/take-folder.ts';
import { storyboardsOf } from './takes.check.ts';

/** What people have spoken and what is left to the machine: a line for each language, and one for each video that is begun. */
export function spokenLines(content: Pick<Content, 'milestones' | 'root'>): string[] {
  return languages.flatMap((language) => {
    const counted = storyboardsOf(content).map((storyboard) => {
      const sentences = sentencesOf(storyboard, language);
      const { takes } = readTakes(takeFolderOf(storyboard.id, language, content.root));
      return {
        id: storyboard.id,
        sentences: sentences.length,
        recorded: sentences.filter(({ key }) => takes.has(key)).length,
      };
    });
    const left = counted.filter(({ sentences, recorded }) => recorded < sentences);
    const begun = left.filter(({ recorded }) => recorded > 0);
    const [all, recorded] = [
      sum(counted.map((one) => one.sentences)),
      sum(counted.map((one) => one.recorded)),
    ];
    return [
      `Voice in ${language}: ${recorded} of ${all} sentences are recorded, ${left.length} of ${counted.length} videos have sentences of the machine`,
      ...begun.map(
        (one) =>
          `    ${one.id}.${language}: ${one.sentences - one.recorded} sentences are spoken by the machine`,
      ),
    ];
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
