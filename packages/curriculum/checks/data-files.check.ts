import type { TextFile } from '@python-learning/domain';
import { isFileName, isFileText, programFileLimits } from '@python-learning/python';
import type { Fault } from '../src/fault.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { type Check, faultAt } from './check.ts';

export const dataFilesCheck: Check = {
  promise: `a question has at most ${programFileLimits.files} data files, each a small text with a plain name`,
  run: ({ content }) => content.milestones.flatMap(({ questions }) => questions.flatMap(faultsOfQuestion)),
};

function faultsOfQuestion(question: QuestionContent): Fault[] {
  const { dataFiles, value } = question;
  const given = new Set(dataFiles.map(({ name }) => name));
  return [
    ...(dataFiles.length <= programFileLimits.files
      ? []
      : [faultAt(question, ['id'], 'data/: too many files')]),
    ...dataFiles.flatMap((file) =>
      faultsOfFile(file).map((fault) => faultAt(question, ['id'], `data/${fault}`)),
    ),
    ...value.cases.flatMap(({ files = [] }, index) =>
      files.flatMap((file) => {
        const strange = given.has(file.name) ? [] : [`${file.name}: no file in data/ has this name`];
        return [...faultsOfFile(file), ...strange].map((fault) => faultAt(question, ['cases', index], fault));
      }),
    ),
  ];
}

/** A module among the files could change what a program does, so only data has a good name. */
const endings = /\.(?:csv|txt)$/;

function faultsOfFile({ name, text }: TextFile): string[] {
  const faults: [isFault: boolean, message: string][] = [
    [!isFileName(name) || !endings.test(name), 'must have a short plain name that ends in .csv or .txt'],
    [!isFileText(text) || text.includes('\r'), 'must be text with line ends of one character'],
    [Buffer.byteLength(text) > programFileLimits.bytes, `is larger than ${programFileLimits.bytes} bytes`],
  ];
  return faults.filter(([isFault]) => isFault).map(([, message]) => `${name}: ${message}`);
}
