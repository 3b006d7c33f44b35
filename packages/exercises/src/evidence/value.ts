import type { AskedByKind, EvidenceByKind } from '@python-learning/domain';
import type { ProofEvidence, ProofExample } from './proof-evidence.ts';

export function value({ call }: AskedByKind['value']): ProofEvidence {
  return {
    resultOf: ({ result }) => result?.repr ?? 'None',
    expected: (outcome) => ({
      kind: 'value',
      call,
      result: outcome?.result?.repr ?? 'None',
      stdout: outcome?.stdout.trimEnd() ?? '',
    }),
    setup: () => [null, call],
    named: () => call,
    written: [call],
    isPrinted: false,
    minResults: 2,
  };
}

export function valueExample({ call, result }: EvidenceByKind['value']): ProofExample {
  const text = { en: `\`${call}\` gives \`${result}\`.`, ta: `\`${call}\` தரும் மதிப்பு \`${result}\`.` };
  return { text: () => text, isForEachCase: true };
}
