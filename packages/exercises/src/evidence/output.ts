import type { Bilingual, EvidenceByKind } from '@python-learning/domain';
import { normaliseOutput } from '@python-learning/feedback';
import { filled } from '../filled.ts';
import { texts } from '../texts.ts';
import type { ProofEvidence, ProofExample } from './evidence.types.ts';

export function output(): ProofEvidence {
  return {
    resultOf: ({ stdout }) => normaliseOutput(stdout),
    expected: (outcome) => ({ kind: 'output', stdout: outcome?.stdout.trimEnd() ?? '' }),
    setup: (inputs) => [inputs, null],
    named: (inputs) => inputs.join(' / '),
    written: [],
    isPrinted: true,
    minResults: 3,
  };
}

export function outputExample({ stdout }: EvidenceByKind['output']): ProofExample {
  return { text: (inputs) => ofProgram(inputs, stdout), isForEachCase: false };
}

function ofProgram(inputs: readonly string[], stdout: string): Bilingual {
  const output = fenced(stdout);
  const [input] = inputs;
  if (input === undefined) return filled(texts.examples.output, { output });
  if (inputs.length === 1) return filled(texts.examples.outputOfInput, { input, output });
  return filled(texts.examples.outputOfLines, { lines: fenced(inputs.join('\n')), output });
}

function fenced(text: string): string {
  return `\`\`\`\n${text}\n\`\`\``;
}
