/** What of a run a test case looks at, by kind: all that the sandbox may know of a case besides its setup. */
export type AskedByKind = {
  /** What the program prints. */
  output: { kind: 'output' };
  /** The value of `call`, an expression evaluated in the names of the finished program. */
  value: { kind: 'value'; call: string };
  /** What the program draws. Colours are compared or free. */
  strokes: { kind: 'strokes'; colours: 'compared' | 'free' };
};

/** What a test case expects of a run, by kind. `stdout` is what the solution prints; for a value it is not compared. */
export type EvidenceByKind = {
  output: AskedByKind['output'] & { stdout: string };
  /** `result` is the expected `repr` of the value. */
  value: AskedByKind['value'] & { result: string; stdout: string };
  /** `drawing` is the text of the expected strokes (`strokesText`). */
  strokes: AskedByKind['strokes'] & { drawing: string; stdout: string };
};

/**
 * The kinds of evidence. Each has an entry in the registries of content (`curriculum/src/evidence`), of the sandbox
 * (`python/src/case-setup.ts`), of grading (`feedback/src/evidence`), of proofs (`exercises/src/evidence`), of
 * stored exercises (`personalized/proven-exercise.schema.ts`) and of the screen (`workbench/output/evidence-views.ts`).
 */
export type EvidenceKind = keyof EvidenceByKind;

export type Asked = AskedByKind[EvidenceKind];
export type Evidence = EvidenceByKind[EvidenceKind];

/** A registry: one function for each kind, so that a kind without an entry does not compile. */
export type ByKind<R, M = EvidenceByKind> = { readonly [K in keyof M]: (evidence: M[K]) => R };

/** Calls the entry of the kind of this evidence. */
export function entryOf<R, M, K extends keyof M>(entries: ByKind<R, M>, evidence: M[K] & { kind: K }): R {
  return entries[evidence.kind](evidence);
}

const outputs: ByKind<string> = {
  output: ({ stdout }) => stdout,
  value: ({ stdout }) => stdout,
  strokes: ({ stdout }) => stdout,
};

/** What the solution prints in a case that expects this evidence. */
export function outputOf(evidence: Evidence): string {
  return entryOf(outputs, evidence);
}
