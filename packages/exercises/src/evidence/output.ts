import type { Bilingual, EvidenceByKind } from '@python-learning/domain';
import { normaliseOutput } from '@python-learning/feedback';
import type { ProofEvidence, ProofExample } from './proof-evidence.ts';

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
  const output = `\`\`\`\n${stdout}\n\`\`\``;
  const [first] = inputs;
  if (first === undefined) {
    return { en: `The program shows:\n\n${output}`, ta: `நிரல் இப்படிக் காட்ட வேண்டும்:\n\n${output}` };
  }
  if (inputs.length === 1) {
    return {
      en: `For the input \`${first}\` the program shows:\n\n${output}`,
      ta: `உள்ளீடு \`${first}\` ஆக இருந்தால், நிரல் இப்படிக் காட்ட வேண்டும்:\n\n${output}`,
    };
  }
  const lines = `\`\`\`\n${inputs.join('\n')}\n\`\`\``;
  return {
    en: `For these lines of input\n\n${lines}\n\nthe program shows:\n\n${output}`,
    ta: `இந்த உள்ளீட்டு வரிகளுக்கு\n\n${lines}\n\nநிரல் இப்படிக் காட்ட வேண்டும்:\n\n${output}`,
  };
}
